import type { Problem, Result } from '@/domain/problem'

/** A result that is a refusal: `message` says what is wrong and what to do. */
export function refuse(message: string, path = ''): Result<never> {
  const problem: Problem = { path, message }
  return { ok: false, problem, problems: [] }
}
