// The light build ships without its own types; its surface is a subset of the full one.
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
