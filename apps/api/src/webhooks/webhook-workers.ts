import type { Logger } from 'pino'
import { startWorker, type Worker } from '../work/start-worker.ts'
import { type DeliveryParts, deliverWebhooks } from './deliver-webhooks.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { recordActs } from './record-acts.ts'

const PAUSE_MS = 1_000
const CLEANING_PAUSE_MS = 10 * 60_000
/** Side by side, so that a receiver that is slow holds up only some of the others. */
const DELIVERERS = 3

/** Starts what tells receivers what happened. Any number of processes may do so at once. */
export function startWebhookWorkers(parts: DeliveryParts, logger: Logger): readonly Worker[] {
  const waiting = { pauseMs: PAUSE_MS, logger }
  return [
    startWorker({ name: 'webhook-recording', ...waiting, work: () => recordActs(parts) }),
    ...Array.from({ length: DELIVERERS }, (_, place) =>
      startWorker({
        name: `webhook-delivery-${place + 1}`,
        ...waiting,
        work: () => deliverWebhooks(parts),
      }),
    ),
    startWorker({
      name: 'webhook-cleaning',
      pauseMs: CLEANING_PAUSE_MS,
      logger,
      work: async () => {
        await forgetDeliveries(parts.database)
        return 'waiting'
      },
    }),
  ]
}
