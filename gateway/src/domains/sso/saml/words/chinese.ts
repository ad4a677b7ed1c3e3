import type { SamlWords } from '../samlWords.ts';

export const chinese: SamlWords = {
  proceed: '继续',
  refused: {
    person: {
      title: '您不在此团队中',
      sentences: ['贵公司已让您登录，但团队中没有活跃成员使用您的邮箱地址。', '请让团队管理员添加您。'],
    },
    network: {
      title: '不能从此网络登录',
      sentences: ['您的团队只允许从特定网络访问。请联系您的管理员。'],
    },
    over: { title: '此次登录已失效', sentences: ['它耗时过长，或已被使用过。请重新登录。'] },
    status: {
      title: '贵公司未让您登录',
      sentences: ['贵公司的登录页面返回登录失败。请重试，或咨询贵公司的 IT 部门。'],
    },
    other: {
      title: '无法让您登录',
      sentences: [
        '贵公司的登录页面发送的内容在此无法接受。',
        '您团队的管理员可以在控制台的“身份验证”中测试登录，以查明原因。',
      ],
    },
  },
  reasons: {
    form: '返回的内容不是含有一个可读断言的 SAML 2.0 响应。',
    encrypted: '断言已加密。不支持加密的断言：请为此应用关闭加密。',
    status: '身份提供商返回登录失败。原因请查看其日志。',
    signature: '响应和断言均未由已配置的证书签名，或该证书已过期。',
    algorithm: '签名使用了 SHA-1 或其他不被接受的算法。请选择 SHA-256。',
    issuer: '响应的签发方与已配置的不一致。',
    destination: '响应被发送到了其他地址。请核对断言使用者服务的网址。',
    audience: '断言面向其他应用。请核对服务提供商的实体 ID。',
    time: '断言已过期。请核对时钟：误差不得超过三分钟。',
    clock:
      '按控制台的时钟，断言尚未生效，或在请求发出之前就已过期：两边必有一方的时钟不准。误差不得超过三分钟。请安排检查身份提供商和控制台服务器的时钟。',
    attempt: '该响应所对应的请求已不再等待答复，或已有答复。',
    replayed: '此断言已被使用过。',
    email: '断言中没有邮箱地址：请以名称 ID 或名为 email 或 mail 的属性发送。',
    person: '团队中没有活跃成员使用身份提供商给出的邮箱地址。',
    network: '团队不允许从此网络访问。',
  },
  tested: (email) => ({
    title: '登录可用',
    sentences: [`您的身份提供商确认您是 ${email}。您没有再次登录：这只是测试。`],
  }),
  testRefused: (reason) => ({
    title: '登录尚不可用',
    sentences: [reason, '没有任何更改：成员仍按原来的方式登录。'],
  }),
  notHere: {
    title: '此次登录不是在这里开始的',
    sentences: ['它是在其他浏览器中开始的，或开始得太久。请重新登录。'],
  },
  notConfigured: {
    title: '此团队没有自己的登录方式',
    sentences: ['尚未为其设置公司的登录页面，或已不再使用。'],
  },
  mayBegin: {
    title: '要登录您的团队吗？',
    sentences: ['其他页面将您带到这里，以便使用公司账号登录。'],
  },
  mayContinue: ({ email, teamName }) => ({
    title: `以 ${email} 继续？`,
    sentences: [`贵公司已让您以 ${email} 登录“${teamName}”。如果这不是您，请勿继续。`],
  }),
  away: { title: '目前无法登录', sentences: ['请几分钟后重试。'] },
  tooMany: { title: '您的网络登录次数过多', sentences: ['请一分钟后重试。'] },
};
