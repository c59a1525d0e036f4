import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import type { PresaleContext } from '../presale-context.ts'
import { whitelistText } from '../release-text.ts'
import { type ModeParams, modePlan } from './owner-plans.ts'
import { hasBegun, readModeParams } from './read-owner-params.ts'

const MINUTE = 60
const modes = ['0', '1', '2'] as const
type Mode = (typeof modes)[number]

const modeNames: Readonly<Record<Mode, () => string>> = {
  0: m.presale_admin_mode_off,
  1: m.presale_admin_mode_tiers,
  2: m.presale_admin_mode_only,
}

/** Who may come in and when; fixed once the presale begins. */
export function ModeForm({ act }: { act: PresaleContext }) {
  const { presale, now } = act
  const { terms } = presale
  const present = modes[terms.useWhiteList] ?? '0'
  const [mode, setMode] = useState<Mode>(present)
  const current = whitelistText(terms)
  const isDone = act.doneOf('presale_set_whitelist_mode') !== null
  // A private presale is open to listed wallets alone, whatever its owner would like later.
  const offered = presale.kind === 'private' ? modes.slice(2) : modes
  if ((hasBegun(presale, now) || presale.state.poolStatus !== 0) && !isDone)
    return (
      <FactRow title={m.presale_admin_mode_title()} text={m.presale_admin_mode_text()}>
        {current}
      </FactRow>
    )
  const minutes = (name: 't1' | 't2', label: string) => ({
    name,
    label,
    rule: m.presale_admin_mode_minutes_rule(),
    unit: m.presale_admin_mode_minutes(),
    kind: 'number' as const,
  })
  return (
    <ActionForm<'t1' | 't2', ModeParams>
      act={act}
      kind="presale_set_whitelist_mode"
      title={m.presale_admin_mode_title()}
      text={m.presale_admin_mode_text()}
      current={current}
      isSetting={mode === present}
      fields={[
        ...(mode === '0' ? [] : [minutes('t1', m.presale_admin_mode_t1())]),
        // Where nobody else ever comes in, the second tier's window ends with the presale.
        ...(mode === '1' ? [minutes('t2', m.presale_admin_mode_t2())] : []),
      ]}
      extra={
        <ChoiceCards<Mode>
          label={m.presale_admin_mode_label()}
          choices={offered.map((value) => ({ value, title: modeNames[value]() }))}
          value={mode}
          onChange={setMode}
        />
      }
      initial={{ t1: String(terms.t1Block / MINUTE), t2: String(terms.t2Block / MINUTE) }}
      read={(values) =>
        readModeParams(values, Number(mode), presale, m.presale_admin_mode_minutes_wrong())
      }
      preview={({ t1Seconds, t2Seconds }) =>
        whitelistText({ useWhiteList: Number(mode), t1Block: t1Seconds, t2Block: t2Seconds })
      }
      plan={(params) => modePlan(act, params)}
    />
  )
}
