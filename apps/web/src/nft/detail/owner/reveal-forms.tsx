import { m } from '@slipway/messages'
import { isMintingOver } from '@slipway/sdk/nft/nft-phase'
import { fileNumberOf, type RevealSecret, readRevealSecret } from '@slipway/sdk/nft/provenance'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import classes from '../collection.module.css'
import type { NftAct } from '../nft-view.ts'
import { drawPlan, revealPlan } from './owner-plans.ts'
import { readSecretParams } from './read-params.ts'
import { TextFileButton } from './text-file-button.tsx'

/** Draws the offset, in two steps. */
function DrawForm({ act }: { act: NftAct }) {
  const { drawn, drawBlock, offset } = act.sale.state.reveal
  const title = m.nftpage_own_draw_title()
  const text = m.nftpage_own_draw_text()
  const done = act.doneOf('nft_draw')
  if (drawn && done === null)
    return (
      <FactRow title={title} text={text}>
        {m.nftpage_own_draw_drawn({ offset: String(offset) })}
      </FactRow>
    )
  if (!isMintingOver(act.sale, act.now))
    return (
      <FactRow title={title} text={text}>
        {m.nftpage_own_draw_wait()}
      </FactRow>
    )
  const isNamed = drawBlock > 0n
  const block = String(drawBlock)
  return (
    <PlainAction
      act={act}
      kind="nft_draw"
      title={title}
      text={isNamed ? m.nftpage_own_draw_take_text() : text}
      current={isNamed ? m.nftpage_own_draw_named({ block }) : undefined}
      open={isNamed ? m.nftpage_own_draw_take() : m.nftpage_own_draw_name()}
      preview={isNamed ? m.nftpage_own_draw_take_preview({ block }) : m.nftpage_own_draw_preview()}
      plan={() => drawPlan(act)}
    />
  )
}

interface KeptFile {
  readonly count: number
  readonly secret: RevealSecret | undefined
}

/** Shows the pictures, with the file that was kept when the collection was made. */
function ShowForm({ act }: { act: NftAct }) {
  const [kept, setKept] = useState<KeptFile>({ count: 0, secret: undefined })
  const { hidden, drawn, offset } = act.sale.state.reveal
  const { total } = act.sale.terms
  const head = { title: m.nftpage_own_show_title(), text: m.nftpage_own_show_text() }
  if ((!hidden || !drawn) && act.doneOf('nft_reveal') === null)
    return (
      <FactRow {...head}>
        {hidden ? m.nftpage_own_show_wait() : m.nftpage_own_show_done_before()}
      </FactRow>
    )
  const read = (text: string) =>
    setKept(({ count }) => ({ count: count + 1, secret: readRevealSecret(text) }))
  return (
    <ActionForm
      // The kept file takes the place of what was typed.
      key={kept.count}
      act={act}
      kind="nft_reveal"
      {...head}
      open={m.nftpage_own_show_open()}
      isOpened={kept.count > 0}
      fields={[
        { name: 'baseUri', label: m.nftpage_own_show_uri(), rule: m.nftpage_own_show_uri_rule() },
        { name: 'salt', label: m.nftpage_own_show_salt(), rule: m.nftpage_own_show_salt_rule() },
      ]}
      initial={{ baseUri: kept.secret?.baseUri ?? '', salt: kept.secret?.salt ?? '' }}
      read={(values) => readSecretParams(values, act.sale)}
      extra={
        <div className={classes.stack}>
          <div className={classes.start}>
            <TextFileButton
              label={m.nftpage_own_show_file()}
              accept=".json,application/json"
              onFile={(file) => void file.text().then(read)}
            />
          </div>
          {kept.count > 0 && !kept.secret && (
            <NoticeBox tone="warn" role="alert">
              {m.nftpage_own_show_file_wrong()}
            </NoticeBox>
          )}
        </div>
      }
      preview={() => m.nftpage_own_show_preview({ file: String(fileNumberOf(0n, offset, total)) })}
      finality={m.nftpage_own_show_permanent()}
      plan={(secret) => revealPlan(act, secret)}
    />
  )
}

/** Both steps, for whoever takes them. */
export default function RevealGroup({ act }: { act: NftAct }) {
  return (
    <ActionGroup title={m.nftpage_own_reveal()}>
      <DrawForm act={act} />
      <ShowForm act={act} />
    </ActionGroup>
  )
}
