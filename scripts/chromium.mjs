// Finds a Chromium to test in, or installs one: CHROMIUM_PATH, the system's, Playwright's own.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function installed() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`)
  }
  for (const name of SYSTEM) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    const path = found.stdout?.trim()
    if (found.status === 0 && path) return path
  }
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : null
}

/** @returns the path of a Chromium; installs one when there is none; throws when that fails too. */
export function findChromium() {
  const found = installed()
  if (found) return found
  const attempts = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y chromium']],
  ]
  for (const [command, args] of attempts) {
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch (error) {
      console.log(`That did not work: ${error.message.split('\n')[0]}`)
      continue
    }
    const now = installed()
    if (now) return now
  }
  throw new Error('No Chromium to test in. Install one, or set CHROMIUM_PATH to its executable.')
}

/** What Chromium needs to run in a container without a display, and to keep to itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
