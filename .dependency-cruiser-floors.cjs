/** The floors of server/, web/ and contract/ (ARCHITECTURE): no two folders know each other, at whatever distance. Tests may know all. */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      comment: 'Move what both need down, what composes both up, or hand it in.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '\\.test\\.tsx?$|/testing/|^node_modules/' } },
}
