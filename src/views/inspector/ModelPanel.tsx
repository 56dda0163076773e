import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { LmOptions } from '@/domain/lm/lmOptions'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { CopyButton } from '../share/CopyButton'
import { Notice } from '../ui/Notice'
import { ScrollRegion } from '../ui/ScrollRegion'
import { ModelBlockText } from './ModelBlockText'
import { ModelOptions } from './ModelOptions'
import styles from './ModelPanel.module.css'
import { chunkAt, modelBlocks } from './modelBlocks'
import { useAsync } from './useAsync'

/** CSS pixels a block takes before it is measured. */
const BLOCK = 120

/** What a model is trained on, in step with the time axis: the publishers' text, token by token. */
export function ModelPanel({ session }: { session: Session }) {
  const [options, setOptions] = useState<LmOptions>({})
  const load = useCallback(async () => {
    const made = await session.row.modelText(options)
    return { ...made, blocks: modelBlocks(made.chunks) }
  }, [session, options])
  const made = useAsync(load)
  // The text before stays until the next is made: whoever changes an option goes on with the options open.
  const before = useRef<Awaited<ReturnType<typeof load>> | null>(null)
  if (made.status === 'done') before.current = made.value
  if (made.status === 'failed')
    return (
      <p className={styles.empty} role="alert">
        The text could not be made: {made.message}
      </p>
    )
  if (!before.current) return <p className={styles.empty}>Making the text…</p>
  const { status, text, chunks, blocks, tokens } = before.current
  return (
    <div className={styles.panel} aria-busy={made.status === 'waiting'}>
      <div className={styles.tools}>
        <span title="An estimate: one token a spoken word, one for each <…>. No tokenizer was asked.">
          about {tokens.total.toLocaleString('en')} tokens, {tokens.special.toLocaleString('en')} of
          them special
        </span>
        {session.trace.axis !== 'text' && <ModelOptions options={options} onOptions={setOptions} />}
        {text !== null && <CopyButton text={text}>Copy all</CopyButton>}
        <CopyRange session={session} chunks={chunks} />
      </div>
      {status !== 'processed' && (
        <Notice tone="warn">
          The publishers’ pipeline makes no training text of this row (“{status}”). Below is what
          there would be to see.
        </Notice>
      )}
      {blocks.length === 0 ? (
        <p className={styles.empty}>There is nothing after “let’s get cracking”.</p>
      ) : (
        <Blocks session={session} chunks={chunks} blocks={blocks} />
      )}
    </div>
  )
}

type Made = { chunks: Parameters<typeof chunkAt>[0]; blocks: ReturnType<typeof modelBlocks> }

function Blocks({ session, chunks, blocks }: { session: Session } & Made) {
  const scroller = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(() => chunkAt(chunks, session.player.position()))
  const follow = useStore(session.store, (state) => state.follow)
  useEffect(
    () => session.player.onFrame((position) => setCurrent(chunkAt(chunks, position))),
    [session, chunks],
  )

  const list = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => BLOCK,
    overscan: 3,
  })
  const block = useMemo(
    () => blocks.findIndex(({ from, to }) => current >= from && current < to),
    [blocks, current],
  )
  useEffect(() => {
    if (follow && block >= 0) list.scrollToIndex(block, { align: 'start' })
  }, [list, follow, block])
  const stop = () => session.store.setState({ follow: false })
  return (
    <ScrollRegion
      ref={scroller}
      className={styles.scroller}
      label="Model text"
      onWheel={stop}
      onTouchMove={stop}
    >
      <div className={styles.blocks} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const { from, to, start } = blocks[item.index]!
          return (
            <div
              key={item.key}
              ref={list.measureElement}
              data-index={item.index}
              className={styles.block}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <time>{axisLabel(session.trace, start)}</time>
              <ModelBlockText
                chunks={chunks}
                from={from}
                to={to}
                current={current >= from && current < to ? current : -1}
                onGo={(seconds) => session.player.seek(seconds, { settled: true })}
              />
            </div>
          )
        })}
      </div>
    </ScrollRegion>
  )
}

function CopyRange({ session, chunks }: { session: Session; chunks: Made['chunks'] }) {
  const range = useStore(session.store, (state) => state.range)
  if (!range) return null
  const text = () =>
    chunks
      .filter(({ start }) => start >= range.start && start <= range.end)
      .map((chunk) => chunk.text)
      .join('')
  return (
    <CopyButton text={text}>
      Copy {axisLabel(session.trace, range.start)}–{axisLabel(session.trace, range.end)}
    </CopyButton>
  )
}
