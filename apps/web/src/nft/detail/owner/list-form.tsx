import { formatInteger, formatTime, m } from '@slipway/messages'
import { allowListMax } from '@slipway/sdk/nft/allow-list'
import { useState } from 'react'
import { zeroHash } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { ListFilePanel } from '../../../list-file/list-file-panel.tsx'
import { useListFileText } from '../../../list-file/use-list-file.ts'
import classes from '../collection.module.css'
import type { NftAct } from '../nft-view.ts'
import { canSetList } from '../owner-powers.ts'
import { listPlan } from './list-plan.ts'
import { readListParams } from './read-list-params.ts'
import { TextFileButton } from './text-file-button.tsx'

/** Who mints first: typed or read from a CSV file, stored for everybody, its root on chain. */
export function ListForm({ act }: { act: NftAct }) {
  const { terms, state } = act.sale
  const [file, setFile] = useState({ count: 0, text: '' })
  const listFile = useListFileText('allow', (text) =>
    setFile(({ count }) => ({ count: count + 1, text })),
  )
  const head = { title: m.nftpage_own_list_title(), text: m.nftpage_own_list_text() }
  if (!canSetList(act) && act.doneOf('nft_set_whitelist') === null)
    return (
      <FactRow {...head}>
        {terms.listStart === 0
          ? m.nftpage_own_list_absent()
          : m.nftpage_own_list_over({ time: formatTime(terms.publicStart) })}
      </FactRow>
    )
  return (
    <ActionForm
      // A file takes the place of what was typed.
      key={file.count}
      act={act}
      kind="nft_set_whitelist"
      {...head}
      current={
        state.whitelistRoot === zeroHash ? m.nftpage_own_list_none() : m.nftpage_own_list_current()
      }
      isOpened={file.count > 0}
      fields={[
        {
          name: 'list',
          label: m.nftpage_own_list_label(),
          rule: m.nftpage_own_list_rule({ max: formatInteger(allowListMax) }),
          kind: 'lines',
        },
      ]}
      initial={{ list: file.text }}
      read={readListParams}
      extra={
        <div className={classes.start}>
          <TextFileButton
            label={m.nftpage_own_list_file()}
            accept=".csv,.txt,text/csv,text/plain"
            onFile={(chosen) => void listFile.open(chosen)}
          />
          <ListFilePanel listFile={listFile} />
        </div>
      }
      preview={({ entries }) =>
        m.nftpage_own_list_preview({
          count: formatInteger(entries.length),
          sum: formatInteger(entries.reduce((sum, { allowance }) => sum + allowance, 0)),
        })
      }
      plan={({ entries }) => listPlan(act, entries)}
    />
  )
}
