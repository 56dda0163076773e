import styles from './App.module.css'

/** The demo's rows as the build writes them beside the demo library: a sample of the dataset's own format. */
export function SampleFile() {
  return (
    <p className={styles.sample}>
      These rows in the dataset’s own format:{' '}
      <a href="library/demo.parquet" download>
        demo.parquet
      </a>
    </p>
  )
}
