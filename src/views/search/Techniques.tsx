import type { TechniqueCount } from '@/data/search/indexSource'
import type { Technique } from '@/domain/search/techniques/technique'
import { counted } from '../ui/counted'
import styles from './SearchScreen.module.css'

/** What a technique is, above all its moments. */
export function TechniqueAbout({
  technique,
  count,
}: {
  technique: Technique
  count: TechniqueCount | undefined
}) {
  return (
    <section className={styles.technique}>
      <h2>{technique.name}</h2>
      <p>{technique.explanation}</p>
      {count && (
        <p className={styles.fine}>
          Named {counted(count.mentions, 'time')} in {counted(count.traces, 'solve')}.
        </p>
      )}
    </section>
  )
}

export interface TechniqueIndexProps {
  techniques: readonly Technique[]
  counts: ReadonlyMap<string, TechniqueCount>
  hrefOf(id: string): string
  onOpen(id: string): void
}

/** Every technique heard in the library, most heard first: where to begin when there is nothing to look for yet. */
export function TechniqueIndex({ techniques, counts, hrefOf, onOpen }: TechniqueIndexProps) {
  if (techniques.length === 0) return null
  const mentions = (id: string) => counts.get(id)?.mentions ?? 0
  const sorted = [...techniques].sort((a, b) => mentions(b.id) - mentions(a.id))
  return (
    <section>
      <h2>Heard in this library</h2>
      <ul className={styles.index}>
        {sorted.map(({ id, name }) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen(id)
              }}
            >
              <span>{name}</span>
              <span className="num">{mentions(id).toLocaleString('en')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
