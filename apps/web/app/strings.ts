/** Everything the site says, authored once in simplified Chinese. `{name}` marks a value. `npm run generate` makes the traditional twin. */
export const strings = {
  shell: {
    skip: '跳到内容',
  },
}
