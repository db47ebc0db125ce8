/** Why a source can not be packaged, in words for the operator. */
export const mediaMessages = {
  notFound: '找不到源文件，请检查路径和读取权限',
  empty: '源文件是空的',
  notMedia: '无法识别的文件，不是受支持的视频格式',
  noVideo: '文件里没有视频画面',
  truncated: '文件不完整：实际内容比文件头声明的短很多，请重新获取源文件',
  badTimestamps: '文件的时间信息有误，无法打包',
  tooLarge: '画面尺寸过大，最大支持 8192×8192',
  probeTimeout: '读取文件信息超时',
  stalled: '转码长时间没有进展，已中止',
  encodeFailed: '转码失败，请查看日志里的 ffmpeg 输出',
  diskFull: '磁盘空间不足，请清理磁盘后重新导入',
  toolMissing: '没有找到 ffmpeg 或 ffprobe，请先安装',
  badSubtitle: '无法识别的字幕文件',
  cancelled: '已取消',
} as const

export type MediaErrorCode = keyof typeof mediaMessages

/** A source or a run that can not succeed; `message` is Chinese, `detail` the tail of ffmpeg's own words. */
export class MediaError extends Error {
  readonly code: MediaErrorCode
  readonly detail: string
  constructor(code: MediaErrorCode, detail = '') {
    super(mediaMessages[code])
    this.name = 'MediaError'
    this.code = code
    this.detail = detail
  }
}
