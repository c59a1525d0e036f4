import type { ListReading } from '@slipway/sdk/airdrop/list/create-list-reader'
import { useMemo, useState } from 'react'
import { type ListReader, useListReading } from '../../list-file/use-list-reading.ts'
import { ListClient } from '../list/list-client.ts'
import type { ListQuestions } from '../list/list-messages.ts'
import type { SendUnit } from './send-unit.ts'

type SendQuestion = ListQuestions['send']['params']

function makeReader(): ListReader<SendQuestion, ListReading> {
  const client = new ListClient()
  return { read: (question) => client.ask('send', question), stop: () => client.stop() }
}

/** What a list's text holds. @param unit null while it is not known what is sent */
export function useSendList(text: string, unit: SendUnit | null) {
  const [reader] = useState(makeReader)
  const { kind, decimals } = unit ?? {}
  const question = useMemo(() => {
    if (text.trim() === '' || kind === undefined || decimals === undefined) return null
    return { text, kind, decimals }
  }, [text, kind, decimals])
  return useListReading(question, reader)
}
