export * from './generated/events.ts'
