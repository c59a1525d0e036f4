import { z } from '@hono/zod-openapi'
import { secondsField } from '../http/fields.ts'

export const CHAIN_PROBLEMS = [
  'RPC_UNREACHABLE',
  'RPC_WRONG_CHAIN',
  'RPC_STALE',
  'INDEX_STARTING',
  'INDEX_BEHIND',
  'CHAIN_REPLACED',
  'LOGS_DIFFER',
  'HISTORY_SHORT',
  'INDEXER_DOWN',
] as const

export const statusSchema = z
  .object({
    healthy: z.boolean().openapi({ description: 'True when every network is' }),
    chains: z.array(
      z
        .object({
          chainId: z.number().int(),
          indexedBlock: z.number().int().nullable(),
          indexedAt: secondsField.nullable(),
          headBlock: z.number().int().nullable(),
          lagSeconds: z.number().int().openapi({
            description: 'For how long the index has been behind the network without a pause',
          }),
          auditedBlock: z.number().int().nullable().openapi({
            description:
              'Newest final block up to which all logs were compared with what the chain commits to',
          }),
          differences: z
            .array(
              z
                .object({
                  blockNumber: z.number().int(),
                  missing: z
                    .number()
                    .int()
                    .openapi({ description: 'Logs that the chain has and the index has not' }),
                  surplus: z
                    .number()
                    .int()
                    .openapi({ description: 'Logs that the index has and the chain has not' }),
                  foundAt: secondsField,
                })
                .openapi('LogDifference'),
            )
            .openapi({
              description: 'The first blocks of which the index has other logs, at most ten',
            }),
          healthy: z.boolean(),
          problem: z.enum(CHAIN_PROBLEMS).nullable(),
          checkedAt: secondsField,
        })
        .openapi('ChainHealth'),
    ),
  })
  .openapi('Status')
