import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PresaleNotFound } from '@slipway/sdk/presale/evm/get-presale'
import type { AddressProblem } from '@slipway/sdk/shared/read-address'
import { StatePage } from '@slipway/ui/state-page'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { addressProblemText } from '../../form/address-problem-text.ts'

function ToList() {
  return (
    <Button component={AppLink} variant="default" to="/presale/list">
      {m.presale_page_to_list()}
    </Button>
  )
}

/** No presale stands at the address. @param props.problem why it is no address at all */
export function PresaleMissing({ problem }: { problem?: AddressProblem }) {
  return (
    <StatePage
      picture="empty-slip"
      title={m.presale_page_not_found_title()}
      text={
        problem
          ? addressProblemText(problem)
          : m.presale_page_not_found_text({ chain: activeChain.name })
      }
      actions={<ToList />}
    />
  )
}

interface PresaleFailedProps {
  error: Error
  onRetry: () => void
}

/** Why a presale is not shown: there is none, or nobody answers. */
export function PresaleFailed({ error, onRetry }: PresaleFailedProps) {
  if (error instanceof PresaleNotFound) return <PresaleMissing />
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={m.presale_page_failed_title()}
      text={m.presale_page_failed_text({ chain: activeChain.name })}
      actions={
        <>
          <ToList />
          <Button onClick={onRetry}>{m.shell_retry()}</Button>
        </>
      }
    />
  )
}
