import { useStore } from 'zustand'
import { useApp } from '@/views/ui/appContext'
import { Notice } from '@/views/ui/Notice'

/** What the address said that could not be read: said, then ignored. */
export function LinkNotices() {
  const { location } = useApp()
  const problems = useStore(location.store, (state) => state.problems)
  if (problems.length === 0) return null
  return (
    <Notice tone="warn" onDismiss={location.dismissProblems}>
      {problems.map((problem) => (
        <div key={problem.message}>{problem.message}</div>
      ))}
    </Notice>
  )
}
