import { m } from '@slipway/messages'
import { ActionGroup } from '../../../action/action-group.tsx'
import { isOwner, type PresaleContext } from '../presale-context.ts'
import type { ProjectInfo } from '../read-project-info.ts'
import { StatePanel } from '../state-panel.tsx'
import classes from './admin-panel.module.css'
import { EndGroup } from './end-group.tsx'
import { InfoForm } from './info-form.tsx'
import { InviterForm } from './inviter-form.tsx'
import { MoneyGroup } from './money-group.tsx'
import { TimeGroup } from './time-form.tsx'
import { TokenGroup } from './token-group.tsx'
import { WhitelistGroup } from './whitelist-group.tsx'

interface AdminPanelProps {
  act: PresaleContext
  info: ProjectInfo | undefined
}

/**
 * The owner's side of a presale (specification section 4): a row for each thing that can still be done, with its rule, its
 * form, what it will bring about, and what it brought. A whitelist admin sees the whitelist alone.
 */
export default function AdminPanel({ act, info }: AdminPanelProps) {
  return (
    <div className={classes.root}>
      <StatePanel view={act} />
      <MoneyGroup act={act} />
      {isOwner(act) && <TokenGroup act={act} />}
      <TimeGroup act={act} />
      <WhitelistGroup act={act} />
      {isOwner(act) && (
        <ActionGroup title={m.presale_admin_project_title()}>
          <InviterForm act={act} />
          {/* New information from the index starts the form anew. */}
          <InfoForm key={info?.name} act={act} info={info} />
        </ActionGroup>
      )}
      <EndGroup act={act} />
    </div>
  )
}
