// Generated from strings.ts by OpenCC (s2twp): do not edit, run `npm run generate`.
import type { strings as simplified } from './strings.ts'

export const strings: typeof simplified = {
  "play": "播放",
  "pause": "暫停",
  "next": "下一集",
  "progress": "播放進度",
  "progressText": "{at}，共 {of}",
  "speed": "倍速",
  "quality": "清晰度",
  "auto": "自動",
  "autoNow": "自動 {height}P",
  "line": "線路",
  "lineDead": "不可用",
  "subtitle": "字幕",
  "subtitleOff": "關閉字幕",
  "mute": "靜音",
  "unmute": "取消靜音",
  "volume": "音量",
  "pip": "畫中畫",
  "pipExit": "退出畫中畫",
  "pageFull": "網頁全屏",
  "pageFullExit": "退出網頁全屏",
  "full": "全屏",
  "fullExit": "退出全屏",
  "danmaku": "彈幕",
  "danmakuShort": "彈",
  "danmakuOn": "彈幕已開啟",
  "danmakuOff": "彈幕已關閉",
  "skipBoth": "跳過片頭片尾",
  "autoNext": "自動連播",
  "keys": "鍵盤快捷鍵",
  "close": "關閉",
  "retry": "重試",
  "report": "報錯",
  "cancel": "取消",
  "player": "影片播放器",
  "loading": "正在載入",
  "buffering": "正在緩衝",
  "bufferingAt": "正在緩衝 · {speed}",
  "clickToPlay": "點選播放",
  "mutedStart": "瀏覽器限制了聲音，點選取消靜音",
  "resumed": "已為你從 {at} 續播",
  "fromStart": "從頭播放",
  "introSkipped": "已跳過片頭",
  "introOffer": "正在播放片頭",
  "introSkip": "跳過片頭",
  "introBack": "看片頭",
  "nextIn": "{seconds} 秒後播放 {label}",
  "playNow": "立即播放",
  "switching": "{from}中斷，正在切換到{to}",
  "switchingAt": "自動繼續，從 {at} 開始",
  "changing": "正在切換到{to}",
  "switched": "{from}中斷，已切換到{to}，從 {at} 繼續",
  "changed": "已切換到{to}",
  "allDead": "所有線路都無法播放",
  "faultHelp": "錯誤碼 {code}。可以換一集，或告訴我們。",
  "waitHelp": "錯誤碼 {code}。恢復後會自動繼續。",
  "packagingHelp": "錯誤碼 {code}。完成後會自動開始播放。",
  "previewEnd": "試看已結束",
  "previewHelp": "開通 VIP 觀看完整內容",
  "previewing": "VIP 內容，可試看 {length}",
  "openVip": "開通VIP",
  "vipOnly": "{label} 為 VIP 專享",
  "levelChanging": "正在切換到 {label}",
  "volumeAt": "音量 {percent}%",
  "faults": {
    "gone": "片源不存在或已下架",
    "denied": "沒有播放許可權，或所在地區不可用",
    "geo": "所在地區暫時無法觀看",
    "expired": "播放地址已過期",
    "network": "網路連線不穩定",
    "timeout": "線路響應太慢",
    "codec": "瀏覽器不支援這個影片的編碼",
    "decrypt": "影片解密失敗",
    "source": "影片檔案損壞",
    "packaging": "正在轉碼，請稍候",
    "refused": "暫時無法播放",
    "offline": "網路已斷開"
  },
  "hotkeys": [
    {
      "keys": "空格",
      "does": "播放 / 暫停"
    },
    {
      "keys": "← →",
      "does": "後退 / 前進 5 秒"
    },
    {
      "keys": "↑ ↓",
      "does": "調整音量"
    },
    {
      "keys": "F",
      "does": "全屏"
    },
    {
      "keys": "M",
      "does": "靜音"
    },
    {
      "keys": "D",
      "does": "彈幕開關"
    },
    {
      "keys": "N",
      "does": "下一集"
    },
    {
      "keys": "?",
      "does": "顯示或關閉快捷鍵"
    }
  ]
}
