import { z } from '@hono/zod-openapi'
import { addressField, nextCursorField, secondsField } from '../http/fields.ts'
import { DUE_KINDS, dueSchema } from '../portfolio/schemas.ts'
import { HAPPENED_KINDS } from './happened-kinds.ts'

export const NOTIFICATION_SUBJECTS = [
  'token',
  'presale',
  'lock',
  'pool',
  'collection',
  'airdrop',
  'offer',
] as const

export const notificationSchema = z
  .object({
    // By its fields and not as an extension: the document would demand both kinds at once.
    ...dueSchema.shape,
    id: z.string().openapi({
      description: 'Stays the same for as long as it is about the same thing',
    }),
    kind: z.enum([...DUE_KINDS, ...HAPPENED_KINDS]),
    isDue: z.boolean().openapi({ description: 'Something can be done now; else it happened' }),
    at: secondsField.openapi({
      description: 'Since when it can be done, or when it happened, by the clock of its network',
    }),
    subject: z.enum(NOTIFICATION_SUBJECTS).openapi({ description: 'What its page is about' }),
  })
  .openapi('Notification')
export type Notification = z.infer<typeof notificationSchema>

export const notificationListSchema = z
  .object({
    address: addressField,
    items: z.array(notificationSchema),
    nextCursor: nextCursorField,
    watched: z.array(z.string()).openapi({
      example: ['56-0x5fbdb2315678afecb367f032d93f642f64180aa3'],
      description:
        'Contracts as `<chainId>-<address>` in lower case: an event of one of them may change the list',
    }),
    isCut: z.boolean().openapi({
      description:
        'Only a hundred of each kind were looked at: those touched last, of locks those that come free first',
    }),
  })
  .openapi('NotificationList')
