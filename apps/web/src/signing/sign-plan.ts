import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { signFlow } from '@slipway/sdk/signing/sign-flow'
import type { AssetChange, RequestForecast } from '@slipway/sdk/signing/sign-forecast'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { showPlan } from '../transaction/show-plan.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import { changeName, changeText } from './change-text.ts'

/** The request as the review shows it once more before the wallet is asked. */
export function signPlan(request: SignRequest, forecast: RequestForecast): ShownPlan {
  const { calls, purpose } = request
  const changes = forecast.state === 'done' ? forecast.changes : []
  const rights = forecast.state === 'done' ? forecast.rights : []
  const lineOf = (change: AssetChange) => ({
    label: changeName(change),
    value: changeText(change),
  })
  const target = calls.at(-1)?.to
  return showPlan({
    plan: planTransaction(signFlow, request),
    label: {
      kind: 'sign_prepared',
      subject: purpose || (target ? shortenAddress(target) : ''),
      contract: null,
    },
    review: {
      title: m.signing_review(),
      pays: changes.filter(({ amount }) => amount < 0n).map(lineOf),
      gets: changes.filter(({ amount }) => amount > 0n).map(lineOf),
      facts: [
        { label: m.signing_transactions(), value: formatInteger(calls.length) },
        ...rights.map(({ token, spender }) => ({
          label: m.signing_right_of({ token: token.symbol ?? token.address }),
          value: shortenAddress(spender),
          address: spender,
        })),
      ],
      permanent: [m.signing_permanent()],
    },
  })
}
