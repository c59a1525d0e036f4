import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Both days have to be named. */
type DaysQuery = paths['/stats/days']['get']['parameters']['query']

/** What happened when on the platform. Its totals are among the calls that every page may make. */
export const makeStatsCalls = (client: Client<paths>) => ({
  getStatsDays: (query: DaysQuery, call?: CallOptions) =>
    dataOf(client.GET('/stats/days', { params: { query }, ...signalOf(call) })),
  listActs: (query: Query<'listActs'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/stats/acts', { params: { query }, ...signalOf(call) })),
  getPace: (call?: CallOptions) => dataOf(client.GET('/stats/pace', signalOf(call))),
})
