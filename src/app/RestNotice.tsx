import { useState } from 'react'
import { useApp } from '@/views/ui/appContext'
import { Button } from '@/views/ui/Button'
import { Notice } from '@/views/ui/Notice'

/** Says that a solve was read alone out of a dataset on the Hub, and offers the rest. */
export function RestNotice({ file }: { file: string }) {
  const { location } = useApp()
  const [gone, setGone] = useState(false)
  if (gone) return null
  return (
    <Notice onDismiss={() => setGone(true)}>
      Only this solve was read{file && `, out of ${file}`}. The others are fetched one by one as you
      open them.{' '}
      <Button onClick={() => location.push({ page: 'hub', unknown: [] })}>
        Keep whole files in this browser…
      </Button>
    </Notice>
  )
}
