import type { TokenOrderField, TokenOrderReading } from '@slipway/sdk/token/orders/order-reading'
import type { OrderProblem, OrderReading } from '../../action/order-reading.ts'

/**
 * An order that the SDK judged, as a form of the console shows it: the first issue of each field.
 * @param shownAt where an issue goes whose field has no input of its own, such as a sum
 */
export function fromIssues<Field extends TokenOrderField, Order>(
  reading: TokenOrderReading<Order>,
  shownAt: Field,
  fields: readonly Field[] = [shownAt],
): OrderReading<Field, Order> {
  if (reading.ok) return reading
  const problems: Partial<Record<Field, OrderProblem>> = {}
  for (const { field, code, args } of reading.issues) {
    const place = fields.find((one) => one === field) ?? shownAt
    problems[place] ??= { code, args }
  }
  return { ok: false, problems }
}
