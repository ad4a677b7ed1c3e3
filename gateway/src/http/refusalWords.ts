import type { ByLocale } from './pageLocale.ts';

/** What somebody reads in the place of what they wanted to open. */
export type RefusalWords = {
  readonly nothingHere: string;
  readonly fileMissing: string;
  readonly fileOver: string;
  readonly fileAway: string;
  readonly nobody: string;
  readonly invoiceMissing: string;
  readonly invoiceForAdmins: string;
  readonly invoiceAway: string;
  readonly network: string;
  readonly tooMany: string;
  readonly noSignIn: string;
  readonly redirectNotListed: string;
  readonly notStartedHere: string;
  readonly notFinished: string;
  readonly noFeedback: string;
};

const english: RefusalWords = {
  nothingHere: 'There is nothing here.',
  fileMissing: 'There is no such file, or its address is over.',
  fileOver: 'The address of this file was good for a few minutes and is over. Please open it again.',
  fileAway: 'The file cannot be fetched now. Please try again.',
  nobody: 'Nobody is signed in.',
  invoiceMissing: 'There is no such invoice.',
  invoiceForAdmins: 'Invoices are for admins of the team.',
  invoiceAway: 'The invoice cannot be fetched now. Please try again.',
  network: 'IP Whitelisted Team. Please connect to the correct network',
  tooMany: 'Too many requests.',
  noSignIn: 'External sign-in is not set up here.',
  redirectNotListed: 'This redirect_uri is not on the list of this installation.',
  notStartedHere: 'This sign-in was not started in this browser, or too long ago. Start again.',
  notFinished: 'The sign-in could not be finished. Start again.',
  noFeedback: 'There is no feedback site here.',
};

const spanish: RefusalWords = {
  nothingHere: 'Aquí no hay nada.',
  fileMissing: 'Este archivo no existe, o su dirección ya no es válida.',
  fileOver: 'La dirección de este archivo solo era válida unos minutos. Ábrelo de nuevo.',
  fileAway: 'Ahora no se puede obtener el archivo. Inténtalo de nuevo.',
  nobody: 'No se ha iniciado sesión.',
  invoiceMissing: 'Esta factura no existe.',
  invoiceForAdmins: 'Las facturas son para los administradores del equipo.',
  invoiceAway: 'Ahora no se puede obtener la factura. Inténtalo de nuevo.',
  network: 'Equipo con IP autorizadas. Conéctate a la red correcta',
  tooMany: 'Demasiadas solicitudes.',
  noSignIn: 'Aquí no se ha configurado ningún inicio de sesión externo.',
  redirectNotListed: 'Este redirect_uri no está en la lista de esta instalación.',
  notStartedHere: 'Este inicio de sesión no se empezó en este navegador, o hace demasiado tiempo. Empieza de nuevo.',
  notFinished: 'No se ha podido completar el inicio de sesión. Empieza de nuevo.',
  noFeedback: 'Aquí no hay ningún sitio de sugerencias.',
};

export const refusalWords: ByLocale<RefusalWords> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    ...spanish,
    nobody: 'Nadie inició sesión.',
    network: 'Equipo con direcciones IP autorizadas. Conéctate a la red correcta',
    noSignIn: 'Aquí no está configurado ningún inicio de sesión externo.',
    notFinished: 'No se pudo completar el inicio de sesión. Empieza de nuevo.',
  },
  'pt-br': {
    nothingHere: 'Não há nada aqui.',
    fileMissing: 'Este arquivo não existe, ou o endereço dele não é mais válido.',
    fileOver: 'O endereço deste arquivo só valia por alguns minutos. Abra-o de novo.',
    fileAway: 'Não é possível obter o arquivo agora. Tente novamente.',
    nobody: 'Ninguém está conectado.',
    invoiceMissing: 'Esta fatura não existe.',
    invoiceForAdmins: 'As faturas são para os administradores da equipe.',
    invoiceAway: 'Não é possível obter a fatura agora. Tente novamente.',
    network: 'Equipe com IPs autorizados. Conecte-se à rede correta',
    tooMany: 'Solicitações demais.',
    noSignIn: 'Nenhum login externo está configurado aqui.',
    redirectNotListed: 'Este redirect_uri não está na lista desta instalação.',
    notStartedHere: 'Este login não foi iniciado neste navegador, ou foi há tempo demais. Comece de novo.',
    notFinished: 'Não foi possível concluir o login. Comece de novo.',
    noFeedback: 'Não há nenhum site de sugestões aqui.',
  },
  'ru-ru': {
    nothingHere: 'Здесь ничего нет.',
    fileMissing: 'Такого файла нет, или его адрес больше не действует.',
    fileOver: 'Адрес этого файла действовал несколько минут и устарел. Откройте файл ещё раз.',
    fileAway: 'Сейчас не удалось получить файл. Попробуйте ещё раз.',
    nobody: 'Вход не выполнен.',
    invoiceMissing: 'Такого счёта нет.',
    invoiceForAdmins: 'Счета доступны администраторам команды.',
    invoiceAway: 'Сейчас не удалось получить счёт. Попробуйте ещё раз.',
    network: 'Команда с ограничением по IP. Подключитесь к нужной сети',
    tooMany: 'Слишком много запросов.',
    noSignIn: 'Внешний вход здесь не настроен.',
    redirectNotListed: 'Этого redirect_uri нет в списке этой установки.',
    notStartedHere: 'Этот вход начат не в этом браузере или слишком давно. Начните заново.',
    notFinished: 'Не удалось завершить вход. Начните заново.',
    noFeedback: 'Сайта для предложений здесь нет.',
  },
  'zh-cn': {
    nothingHere: '这里没有内容。',
    fileMissing: '没有此文件，或其地址已失效。',
    fileOver: '此文件的地址只在几分钟内有效，现已失效。请重新打开。',
    fileAway: '目前无法获取该文件。请重试。',
    nobody: '尚未登录。',
    invoiceMissing: '没有此账单。',
    invoiceForAdmins: '账单仅供团队管理员查看。',
    invoiceAway: '目前无法获取该账单。请重试。',
    network: '该团队启用了 IP 白名单。请连接到正确的网络',
    tooMany: '请求过多。',
    noSignIn: '此处未配置外部登录。',
    redirectNotListed: '此 redirect_uri 不在此系统的列表中。',
    notStartedHere: '此次登录不是在此浏览器中开始的，或开始得太久。请重新开始。',
    notFinished: '无法完成登录。请重新开始。',
    noFeedback: '此处没有功能建议网站。',
  },
};
