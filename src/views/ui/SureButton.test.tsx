// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SureButton } from './SureButton'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let done = 0
const button = () => document.querySelector('button')!
const press = (detail = 1) =>
  act(async () => {
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  })

beforeEach(async () => {
  done = 0
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  root = createRoot(box)
  await act(async () =>
    root.render(<SureButton text="Remove" sureText="Really remove" onSure={() => done++} />),
  )
})
afterEach(() => act(async () => root.unmount()))

test('asks before it does what cannot be undone', async () => {
  expect(button().textContent).toBe('Remove')
  await press()
  expect([button().textContent, done]).toEqual(['Really remove', 0])
  await press()
  expect([button().textContent, done]).toEqual(['Remove', 1])
})

test('a double click only asks', async () => {
  await press(1)
  await press(2)
  expect([button().textContent, done]).toEqual(['Really remove', 0])
})

test('forgets the question when it is left', async () => {
  await press()
  await act(async () => button().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(button().textContent).toBe('Remove')
  await press()
  expect(done).toBe(0)
})
