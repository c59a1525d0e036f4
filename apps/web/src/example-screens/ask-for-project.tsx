import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../core/active-chain.ts'
import { useGoTo } from '../core/use-go-to.ts'
import { TokenLookup } from '../token/shared/token-lookup.tsx'
import classes from './ask-for-project.module.css'

interface AskForProjectProps {
  title: string
  lead: string
  /** Of the screen itself, which takes the token in its query. */
  path: string
}

/** A screen about a project before anybody said which. */
export function AskForProject({ title, lead, path }: AskForProjectProps) {
  const goTo = useGoTo()
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Panel>
        <EmptyState
          title={m.template_dossier_ask()}
          text={m.template_dossier_ask_text({ chain: activeChain.name })}
          actions={
            <div className={classes.lookup}>
              <TokenLookup onFound={(token) => goTo(path, { token })} />
            </div>
          }
        />
      </Panel>
    </>
  )
}
