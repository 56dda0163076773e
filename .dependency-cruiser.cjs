// Imports run one way: app, cli → views → state → playback, data → domain. This file is the check.
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    layer('domain-imports-only-domain', '^src/domain/', ['^src/domain/']),
    layer('data-imports-domain', '^src/data/', ['^src/(domain|data)/']),
    layer('playback-imports-domain', '^src/playback/', ['^src/(domain|playback)/']),
    layer('state-knows-no-views', '^src/state/', ['^src/(domain|data|playback|state)/']),
    layer('views-know-no-app', '^src/views/', ['^src/(domain|data|playback|state|views)/']),
    layer('cli-uses-domain-and-data', '^src/cli/', ['^src/(domain|data|cli)/']),
    layer('app-knows-no-cli', '^src/app/', ['^src/(app|domain|data|playback|state|views)/']),
    {
      name: 'domain-is-pure',
      comment:
        'The domain runs in browser, worker and Node unchanged: no platform, only small pure libraries.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '[.](test|bench)[.]ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/lz-string' },
    },
    {
      name: 'state-knows-no-react',
      severity: 'error',
      from: { path: '^src/(state|playback|data|domain)/', pathNot: '[.](test|bench)[.]ts$' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: {
        path: '^src/(app|views|state|playback|data|domain)/',
        pathNot: '([.](test|bench)[.]tsx?$|^src/data/node/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.](test|bench)[.]tsx?$' },
      to: { path: '[.](test|bench)[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'] },
  },
}
