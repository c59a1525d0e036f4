import { Skeleton } from '@mantine/core'
import { errorMessage, m } from '@slipway/messages'
import type { RequestForecast } from '@slipway/sdk/signing/sign-forecast'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { EventList } from '../example-screens/result/event-list.tsx'
import { changeName, changeText, rightText, tokenName } from './change-text.ts'
import classes from './sign.module.css'

type Done = Extract<RequestForecast, { state: 'done' }>

const Where = ({ address }: { address: string }) => (
  <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
)

function Changes({ changes, rights }: Pick<Done, 'changes' | 'rights'>) {
  if (changes.length === 0 && rights.length === 0)
    return <p className={classes.muted}>{m.signing_changes_none()}</p>
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.token?.address ?? ''}>
          <span>
            {changeName(change)} {change.token && <Where address={change.token.address} />}
          </span>
          <strong className={change.amount < 0n ? classes.out : classes.in}>
            {change.amount < 0n ? '−' : '+'}
            {changeText(change)}
          </strong>
        </li>
      ))}
      {rights.map((right) => (
        <li key={`${right.token.address}${right.spender}`}>
          <span>
            {m.signing_right({ token: tokenName(right.token) })} <Where address={right.spender} />
          </span>
          <strong className={classes.out}>{rightText(right)}</strong>
        </li>
      ))}
    </ul>
  )
}

interface ForecastPanelProps {
  forecast: RequestForecast | undefined
  isError: boolean
  isFetching: boolean
  onRetry: () => void
}

/** What the request would do, as a node tries it out now. */
export function ForecastPanel({ forecast, isError, isFetching, onRetry }: ForecastPanelProps) {
  return (
    <Panel title={m.signing_outlook_title()} description={m.signing_outlook_text()}>
      <div className={classes.stack}>
        {!forecast && !isError && (
          <div role="status" aria-label={m.signing_trying()}>
            <Skeleton height={96} radius={10} />
          </div>
        )}
        {!forecast && isError && (
          <ErrorState
            title={m.signing_unread_title()}
            text={m.signing_unread_text({ chain: activeChain.name })}
            isRetrying={isFetching}
            onRetry={onRetry}
          />
        )}
        {forecast?.state === 'refused' && (
          <NoticeBox tone="bad" role="alert" title={m.signing_refused()}>
            {errorMessage(forecast.failure.name, forecast.failure.args, {
              nativeCurrency: activeChain.nativeCurrency,
            })}
          </NoticeBox>
        )}
        {forecast?.state === 'unsupported' && (
          <p className={classes.muted}>{m.signing_untried_text()}</p>
        )}
        {forecast?.state === 'done' && (
          <>
            <Changes changes={forecast.changes} rights={forecast.rights} />
            {forecast.events.length > 0 && (
              <details>
                <summary>{m.signing_events()}</summary>
                <EventList events={forecast.events} />
              </details>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
