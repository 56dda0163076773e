import type { Chapter } from '@/domain/trace/chapters'

const NAMES: Readonly<Record<Chapter['kind'], string>> = {
  introduction: 'Introduction',
  think: 'A long think',
  'break-in': 'Break-in',
  digits: 'Digits going in',
  after: 'After the solve',
}

export const chapterName = (chapter: Pick<Chapter, 'kind'>): string => NAMES[chapter.kind]
