// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { type OnDemand, onDemand, useOnDemand } from './onDemand'

function Page({ screen }: { screen: OnDemand<object> | null }) {
  const Screen = useOnDemand(screen)
  return Screen ? <Screen /> : 'wait'
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

class Net extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    return this.state.error ? String(this.state.error) : this.props.children
  }
}

async function shown(screen: OnDemand<object> | null): Promise<string> {
  const box = document.createElement('div')
  const root = createRoot(box, { onCaughtError: () => undefined })
  await act(async () =>
    root.render(
      <Net>
        <Page screen={screen} />
      </Net>,
    ),
  )
  const text = box.textContent ?? ''
  await act(async () => root.unmount())
  return text
}

describe('a screen on demand', () => {
  it('is fetched once, by whoever comes first, and is there', async () => {
    let fetched = 0
    const screen = onDemand(async () => {
      fetched++
      return () => 'the screen'
    })
    await Promise.all([screen.fetch(), screen.fetch()])
    expect(screen.here).not.toBeNull()
    expect(await shown(screen)).toBe('the screen')
    expect(fetched).toBe(1)
  })

  it('shows what waits until then, then itself', async () => {
    let arrive: (screen: () => string) => void = () => undefined
    const screen = onDemand(
      () =>
        new Promise<() => string>((resolve) => {
          arrive = resolve
        }),
    )
    expect(await shown(screen)).toBe('wait')
    arrive(() => 'the screen')
    await screen.fetch()
    expect(await shown(screen)).toBe('the screen')
  })

  it('throws what the fetch failed with, and fetches anew the next time', async () => {
    let fetched = 0
    const screen = onDemand<object>(async () => {
      if (++fetched === 1) throw new Error('cut off')
      return () => 'the screen'
    })
    expect(await shown(screen)).toContain('cut off')
    expect(await shown(screen)).toBe('the screen')
  })

  it('shows nothing of what is not wanted', async () => {
    expect(await shown(null)).toBe('wait')
  })
})
