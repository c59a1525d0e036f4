export * from './generated/abi-door.ts'
