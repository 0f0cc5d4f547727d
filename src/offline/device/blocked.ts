/** Message while a new version waits for another tab to close its connection to the device's data. */
export const blockedWords = '其他标签页仍在使用旧版本，请关闭其他标签页后继续，已填写的内容不会丢失'
