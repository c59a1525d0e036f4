import { Button, Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { writePresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import type { SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { saveText } from '../../../files/save-text.ts'
import { ActionCard } from '../../console/action-card.tsx'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import type { PresaleActs } from './presale-act.ts'
import { readListLines } from './read-list-lines.ts'

function Preview({
  entries,
  save,
  isSaved,
}: {
  entries: readonly SolanaPresaleEntry[]
  save: () => void
  isSaved: boolean
}) {
  const count = entries.length
  return (
    <div className={classes.row} role="status">
      <span>{m.solpresalepage_list_count({ count, shown: formatInteger(count) })}</span>
      <Button variant="default" size="xs" onClick={save}>
        {m.solpresalepage_list_save()}
      </Button>
      {isSaved && <span className={classes.muted}>{m.solpresalepage_list_saved()}</span>}
    </div>
  )
}

/** Another list, before the start. Its file is saved first: without it nobody could prove a place in it. */
export function WhitelistCard({ view, acts }: { view: PresaleView; acts: PresaleActs }) {
  const { chain, presale } = view
  const [text, setText] = useState('')
  const [saved, setSaved] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const calculation = useMutation({
    mutationFn: async (entries: readonly SolanaPresaleEntry[]) => {
      const [{ buildPresaleTree }, { loadKeccak }] = await withChunkTimeout(
        Promise.all([
          import('@slipway/sdk/solana/presale/build-presale-tree'),
          import('@slipway/sdk/airdrop/keccak/load-keccak'),
        ]),
      )
      return buildPresaleTree(presale.address, entries, await loadKeccak()).root.slice()
    },
    onSuccess: (root, { length: count }) =>
      acts.open('setWhitelist', { kind: 'setWhitelist', root, count }),
    onError: () => setProblem(m.token_create_check_failed({ chain: chain.name })),
  })
  const reading = readListLines(text)
  const save = () => {
    if (typeof reading === 'string') return
    const { chainId } = chain
    const file = writePresaleList({ chainId, mint: presale.mint, entries: reading })
    saveText(`presale-list-${presale.address.slice(0, 8)}.json`, file, 'application/json')
    setSaved(text)
    setProblem(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typeof reading === 'string') return setProblem(reading)
    if (saved !== text) return setProblem(m.solpresalepage_list_save_first())
    setProblem(undefined)
    calculation.mutate(reading)
  }
  return (
    <ActionCard
      actions={acts.review}
      acts={['setWhitelist']}
      title={m.solpresalepage_list_title()}
      text={m.solpresalepage_list_text()}
      doneText={m.solpresalepage_list_done()}
      onSubmit={submit}
      onAgain={() => setText('')}
    >
      <Textarea
        label={m.presale_admin_add_lines()}
        description={m.solpresalepage_list_rule()}
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        spellCheck={false}
        classNames={{ input: classes.lines ?? '' }}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      {typeof reading !== 'string' && (
        <Preview entries={reading} save={save} isSaved={saved === text} />
      )}
      <NoticeBox tone="warn">{m.solpresalepage_list_hand_out()}</NoticeBox>
    </ActionCard>
  )
}
