export * from './codes.ts'
export * from './contract.ts'
export * from './route.ts'
export * from './shapes.ts'
