import type { ByLocale } from '../../../lib/locales.ts';

/** What stands in the sentences: amounts with their currency, days in the reader's language. */
export type Facts = {
  team: string;
  amount: string;
  /** What the team owes in all. */
  owed: string;
  /** The number of an invoice. */
  number: string;
  lastFour: string;
  day: string;
};
type Line = (facts: Facts) => string;

/** The sentences of all mails about payments. */
export type Words = {
  receipt: { subject: Line; what: Line; free: Line; where: Line };
  invoice: { subject: Line; paid: Line; open: Line; owed: Line };
  overpayment: { subject: Line; what: Line; next: Line };
  failed: { subject: Line; card: Line; noCard: Line; until: Line; where: Line };
  cancelled: { subject: Line; now: Line; atEnd: Line; nothing: Line; owed: Line; tooLittle: Line };
  kept: { subject: Line; what: Line; next: Line };
  resumed: { subject: Line; what: Line; next: Line };
  expires: { subject: Line; what: Line; where: Line };
};

const english: Words = {
  receipt: {
    subject: ({ number, team }) => `Receipt ${number} for ${team}`,
    what: ({ amount, team }) => `We have received ${amount} for the team ${team}. Thank you.`,
    free: ({ team }) => `The credits and the balance of the team ${team} have covered everything: nothing was charged.`,
    where: ({ number }) => `The invoice ${number} is in the admin console, under Billing.`,
  },
  invoice: {
    subject: ({ number, team }) => `Invoice ${number} for ${team}`,
    paid: ({ number, team, amount }) => `The invoice ${number} for the team ${team} comes to ${amount}. It is paid.`,
    open: ({ number, team, amount }) =>
      `The invoice ${number} for the team ${team} comes to ${amount}. It is open: it has not been paid in full.`,
    owed: ({ owed }) => `In all, the team owes ${owed}.`,
  },
  overpayment: {
    subject: ({ team }) => `A payment was added to the balance of ${team}`,
    what: ({ amount, team }) =>
      `We have received ${amount} for the team ${team}, for an order that could not be carried out any more.`,
    next: () => 'The amount is in the balance of the team, and is used for its next payment.',
  },
  failed: {
    subject: ({ team }) => `The renewal of PRO for ${team} could not be charged`,
    card: ({ amount, lastFour, team }) =>
      `We were not able to charge ${amount} to the card ending in ${lastFour} for the renewal of the team ${team}. Its licenses have been renewed temporarily.`,
    noCard: ({ amount, team }) =>
      `The renewal of the team ${team} costs ${amount}, and no card is saved that could be charged. Its licenses have been renewed temporarily.`,
    until: ({ day }) =>
      `Please clear the dues by ${day}: after that day the team has the free Starter plan until they are paid.`,
    where: () => 'In the admin console, under Billing, you can pay them and change the card.',
  },
  cancelled: {
    subject: ({ team }) => `PRO was canceled for ${team}`,
    now: ({ team }) => `The PRO plan of the team ${team} is canceled. The team has the free Starter plan now.`,
    atEnd: ({ team, day }) => `The PRO plan of the team ${team} is canceled. It goes on until the end of ${day}.`,
    nothing: () => 'Nothing is left to pay.',
    owed: ({ amount }) => `The final bill comes to ${amount}. You can pay it in the admin console, under Billing.`,
    tooLittle: ({ amount }) =>
      `The final bill comes to ${amount}. That is too little to be charged by itself: it is part of the next charge.`,
  },
  kept: {
    subject: ({ team }) => `PRO was not canceled for ${team}`,
    what: ({ team }) =>
      `The PRO plan of the team ${team} was to be canceled after a payment that was on its way. The final bill would be another one by now, so nothing was canceled.`,
    next: () => 'In the admin console, under Billing, you can look at the new bill and decide again.',
  },
  resumed: {
    subject: ({ team }) => `PRO goes on for ${team}`,
    what: ({ team }) =>
      `The PRO plan of the team ${team} was to be canceled. An admin has taken that back: PRO goes on and is renewed again.`,
    next: () => 'In the admin console, under Billing, you can see the next renewal.',
  },
  expires: {
    subject: ({ lastFour }) => `Your card ending in ${lastFour} expires soon`,
    what: ({ lastFour, team, day }) =>
      `The card ending in ${lastFour}, to which the renewals of the team ${team} are charged, can be used until ${day}.`,
    where: () => 'Please add another card in the admin console, under Billing.',
  },
};

const british: Words = {
  ...english,
  failed: {
    ...english.failed,
    card: ({ amount, lastFour, team }) =>
      `We were not able to charge ${amount} to the card ending in ${lastFour} for the renewal of the team ${team}. Its licences have been renewed temporarily.`,
    noCard: ({ amount, team }) =>
      `The renewal of the team ${team} costs ${amount}, and no card is saved that could be charged. Its licences have been renewed temporarily.`,
  },
  cancelled: {
    ...english.cancelled,
    subject: ({ team }) => `PRO was cancelled for ${team}`,
    now: ({ team }) => `The PRO plan of the team ${team} is cancelled. The team has the free Starter plan now.`,
    atEnd: ({ team, day }) => `The PRO plan of the team ${team} is cancelled. It goes on until the end of ${day}.`,
  },
  kept: {
    ...english.kept,
    subject: ({ team }) => `PRO was not cancelled for ${team}`,
    what: ({ team }) =>
      `The PRO plan of the team ${team} was to be cancelled after a payment that was on its way. The final bill would be another one by now, so nothing was cancelled.`,
  },
  resumed: {
    ...english.resumed,
    what: ({ team }) =>
      `The PRO plan of the team ${team} was to be cancelled. An admin has taken that back: PRO goes on and is renewed again.`,
  },
};

const spanish: Words = {
  receipt: {
    subject: ({ number, team }) => `Recibo ${number} de ${team}`,
    what: ({ amount, team }) => `Hemos recibido ${amount} del equipo ${team}. Gracias.`,
    free: ({ team }) => `Los créditos y el saldo del equipo ${team} lo han cubierto todo: no se ha cobrado nada.`,
    where: ({ number }) => `La factura ${number} está en la consola de administración, en Facturación.`,
  },
  invoice: {
    subject: ({ number, team }) => `Factura ${number} de ${team}`,
    paid: ({ number, team, amount }) => `La factura ${number} del equipo ${team} es de ${amount}. Está pagada.`,
    open: ({ number, team, amount }) =>
      `La factura ${number} del equipo ${team} es de ${amount}. Está pendiente: aún no se ha pagado por completo.`,
    owed: ({ owed }) => `En total, el equipo debe ${owed}.`,
  },
  overpayment: {
    subject: ({ team }) => `Se ha añadido un pago al saldo de ${team}`,
    what: ({ amount, team }) =>
      `Hemos recibido ${amount} del equipo ${team} por un pedido que ya no se podía llevar a cabo.`,
    next: () => 'El importe está en el saldo del equipo y se usará en su próximo pago.',
  },
  failed: {
    subject: ({ team }) => `No se ha podido cobrar la renovación de PRO de ${team}`,
    card: ({ amount, lastFour, team }) =>
      `No hemos podido cobrar ${amount} en la tarjeta terminada en ${lastFour} por la renovación del equipo ${team}. Sus licencias se han renovado de forma temporal.`,
    noCard: ({ amount, team }) =>
      `La renovación del equipo ${team} cuesta ${amount} y no hay ninguna tarjeta guardada en la que cobrarla. Sus licencias se han renovado de forma temporal.`,
    until: ({ day }) =>
      `Paga el importe pendiente hasta el ${day} inclusive: después, el equipo tendrá el plan gratuito Starter hasta que se pague.`,
    where: () => 'En la consola de administración, en Facturación, puedes pagarlo y cambiar la tarjeta.',
  },
  cancelled: {
    subject: ({ team }) => `Se ha cancelado PRO en ${team}`,
    now: ({ team }) => `El plan PRO del equipo ${team} está cancelado. El equipo tiene ahora el plan gratuito Starter.`,
    atEnd: ({ team, day }) => `El plan PRO del equipo ${team} está cancelado. Sigue activo hasta el final del ${day}.`,
    nothing: () => 'No queda nada por pagar.',
    owed: ({ amount }) =>
      `La factura final es de ${amount}. Puedes pagarla en la consola de administración, en Facturación.`,
    tooLittle: ({ amount }) =>
      `La factura final es de ${amount}. Es muy poco para cobrarlo por separado: se sumará al próximo cargo.`,
  },
  kept: {
    subject: ({ team }) => `No se ha cancelado PRO en ${team}`,
    what: ({ team }) =>
      `El plan PRO del equipo ${team} se iba a cancelar después de un pago que estaba en curso. La factura final ya sería otra, así que no se ha cancelado nada.`,
    next: () => 'En la consola de administración, en Facturación, puedes ver la nueva factura y volver a decidir.',
  },
  resumed: {
    subject: ({ team }) => `PRO sigue activo en ${team}`,
    what: ({ team }) =>
      `El plan PRO del equipo ${team} se iba a cancelar. Un administrador lo ha revocado: PRO sigue activo y se vuelve a renovar.`,
    next: () => 'En la consola de administración, en Facturación, puedes ver la próxima renovación.',
  },
  expires: {
    subject: ({ lastFour }) => `Tu tarjeta terminada en ${lastFour} caduca pronto`,
    what: ({ lastFour, team, day }) =>
      `La tarjeta terminada en ${lastFour}, en la que se cobran las renovaciones del equipo ${team}, se puede usar hasta el ${day}.`,
    where: () => 'Añade otra tarjeta en la consola de administración, en Facturación.',
  },
};

const mexican: Words = {
  ...spanish,
  receipt: {
    ...spanish.receipt,
    what: ({ amount, team }) => `Recibimos ${amount} del equipo ${team}. Gracias.`,
    free: ({ team }) => `Los créditos y el saldo del equipo ${team} cubrieron todo: no se cobró nada.`,
  },
  invoice: {
    ...spanish.invoice,
    open: ({ number, team, amount }) =>
      `La factura ${number} del equipo ${team} es de ${amount}. Está pendiente: aún no se paga por completo.`,
  },
  overpayment: {
    ...spanish.overpayment,
    subject: ({ team }) => `Se agregó un pago al saldo de ${team}`,
    what: ({ amount, team }) =>
      `Recibimos ${amount} del equipo ${team} por un pedido que ya no se podía llevar a cabo.`,
  },
  failed: {
    ...spanish.failed,
    subject: ({ team }) => `No se pudo cobrar la renovación de PRO de ${team}`,
    card: ({ amount, lastFour, team }) =>
      `No pudimos cobrar ${amount} en la tarjeta con terminación ${lastFour} por la renovación del equipo ${team}. Sus licencias se renovaron de forma temporal.`,
    noCard: ({ amount, team }) =>
      `La renovación del equipo ${team} cuesta ${amount} y no hay ninguna tarjeta guardada para cobrarla. Sus licencias se renovaron de forma temporal.`,
  },
  cancelled: { ...spanish.cancelled, subject: ({ team }) => `Se canceló PRO en ${team}` },
  kept: {
    ...spanish.kept,
    subject: ({ team }) => `No se canceló PRO en ${team}`,
    what: ({ team }) =>
      `El plan PRO del equipo ${team} se iba a cancelar después de un pago que estaba en curso. La factura final ya sería otra, así que no se canceló nada.`,
  },
  resumed: {
    ...spanish.resumed,
    what: ({ team }) =>
      `El plan PRO del equipo ${team} se iba a cancelar. Un administrador lo revirtió: PRO sigue activo y se vuelve a renovar.`,
  },
  expires: {
    subject: ({ lastFour }) => `Tu tarjeta con terminación ${lastFour} vence pronto`,
    what: ({ lastFour, team, day }) =>
      `La tarjeta con terminación ${lastFour}, en la que se cobran las renovaciones del equipo ${team}, se puede usar hasta el ${day}.`,
    where: () => 'Agrega otra tarjeta en la consola de administración, en Facturación.',
  },
};

const portuguese: Words = {
  receipt: {
    subject: ({ number, team }) => `Recibo ${number} de ${team}`,
    what: ({ amount, team }) => `Recebemos ${amount} da equipe ${team}. Obrigado.`,
    free: ({ team }) => `Os créditos e o saldo da equipe ${team} cobriram tudo: nada foi cobrado.`,
    where: ({ number }) => `A fatura ${number} está no console de administração, em Cobrança.`,
  },
  invoice: {
    subject: ({ number, team }) => `Fatura ${number} de ${team}`,
    paid: ({ number, team, amount }) => `A fatura ${number} da equipe ${team} é de ${amount}. Ela está paga.`,
    open: ({ number, team, amount }) =>
      `A fatura ${number} da equipe ${team} é de ${amount}. Ela está em aberto: ainda não foi paga por completo.`,
    owed: ({ owed }) => `No total, a equipe deve ${owed}.`,
  },
  overpayment: {
    subject: ({ team }) => `Um pagamento foi adicionado ao saldo de ${team}`,
    what: ({ amount, team }) => `Recebemos ${amount} da equipe ${team} por um pedido que não podia mais ser concluído.`,
    next: () => 'O valor está no saldo da equipe e será usado no próximo pagamento.',
  },
  failed: {
    subject: ({ team }) => `Não foi possível cobrar a renovação do PRO de ${team}`,
    card: ({ amount, lastFour, team }) =>
      `Não foi possível cobrar ${amount} no cartão com final ${lastFour} pela renovação da equipe ${team}. As licenças foram renovadas temporariamente.`,
    noCard: ({ amount, team }) =>
      `A renovação da equipe ${team} custa ${amount}, e não há nenhum cartão salvo que possa ser cobrado. As licenças foram renovadas temporariamente.`,
    until: ({ day }) =>
      `Pague o valor em aberto até ${day}: depois disso, a equipe fica com o plano gratuito Starter até que ele seja pago.`,
    where: () => 'No console de administração, em Cobrança, você pode pagá-lo e trocar o cartão.',
  },
  cancelled: {
    subject: ({ team }) => `O PRO de ${team} foi cancelado`,
    now: ({ team }) => `O plano PRO da equipe ${team} foi cancelado. A equipe agora tem o plano gratuito Starter.`,
    atEnd: ({ team, day }) => `O plano PRO da equipe ${team} foi cancelado. Ele continua até o fim de ${day}.`,
    nothing: () => 'Não há mais nada a pagar.',
    owed: ({ amount }) => `A fatura final é de ${amount}. Você pode pagá-la no console de administração, em Cobrança.`,
    tooLittle: ({ amount }) =>
      `A fatura final é de ${amount}. É pouco demais para ser cobrado separadamente: será somado à próxima cobrança.`,
  },
  kept: {
    subject: ({ team }) => `O PRO de ${team} não foi cancelado`,
    what: ({ team }) =>
      `O plano PRO da equipe ${team} seria cancelado depois de um pagamento que estava em andamento. A fatura final agora seria outra, por isso nada foi cancelado.`,
    next: () => 'No console de administração, em Cobrança, você pode ver a nova fatura e decidir novamente.',
  },
  resumed: {
    subject: ({ team }) => `O PRO de ${team} continua`,
    what: ({ team }) =>
      `O plano PRO da equipe ${team} seria cancelado. Um administrador desfez o cancelamento: o PRO continua e volta a ser renovado.`,
    next: () => 'No console de administração, em Cobrança, você pode ver a próxima renovação.',
  },
  expires: {
    subject: ({ lastFour }) => `Seu cartão com final ${lastFour} vence em breve`,
    what: ({ lastFour, team, day }) =>
      `O cartão com final ${lastFour}, no qual são cobradas as renovações da equipe ${team}, pode ser usado até ${day}.`,
    where: () => 'Adicione outro cartão no console de administração, em Cobrança.',
  },
};

const russian: Words = {
  receipt: {
    subject: ({ number, team }) => `Квитанция ${number} для команды «${team}»`,
    what: ({ amount, team }) => `Мы получили ${amount} от команды «${team}». Спасибо.`,
    free: ({ team }) => `Бонусы и баланс команды «${team}» покрыли всю сумму: ничего не списано.`,
    where: ({ number }) => `Счёт ${number} находится в консоли администратора, в разделе «Оплата».`,
  },
  invoice: {
    subject: ({ number, team }) => `Счёт ${number} для команды «${team}»`,
    paid: ({ number, team, amount }) => `Счёт ${number} для команды «${team}» — на сумму ${amount}. Он оплачен.`,
    open: ({ number, team, amount }) =>
      `Счёт ${number} для команды «${team}» — на сумму ${amount}. Он не оплачен или оплачен не полностью.`,
    owed: ({ owed }) => `Общая задолженность команды: ${owed}.`,
  },
  overpayment: {
    subject: ({ team }) => `Платёж зачислен на баланс команды «${team}»`,
    what: ({ amount, team }) => `Мы получили ${amount} от команды «${team}» за заказ, который уже нельзя выполнить.`,
    next: () => 'Сумма зачислена на баланс команды и будет использована при следующем платеже.',
  },
  failed: {
    subject: ({ team }) => `Не удалось списать оплату за продление PRO для команды «${team}»`,
    card: ({ amount, lastFour, team }) =>
      `Не удалось списать ${amount} с карты, номер которой заканчивается на ${lastFour}, за продление для команды «${team}». Лицензии продлены временно.`,
    noCard: ({ amount, team }) =>
      `Продление для команды «${team}» стоит ${amount}, но нет сохранённой карты, с которой можно списать оплату. Лицензии продлены временно.`,
    until: ({ day }) =>
      `Погасите задолженность не позднее ${day}: после этого дня у команды будет бесплатный тариф Starter, пока задолженность не будет погашена.`,
    where: () => 'Погасить её и сменить карту можно в консоли администратора, в разделе «Оплата».',
  },
  cancelled: {
    subject: ({ team }) => `Тариф PRO команды «${team}» отменён`,
    now: ({ team }) => `Тариф PRO команды «${team}» отменён. Теперь у команды бесплатный тариф Starter.`,
    atEnd: ({ team, day }) => `Тариф PRO команды «${team}» отменён. Он действует по ${day} включительно.`,
    nothing: () => 'Больше платить ничего не нужно.',
    owed: ({ amount }) => `Итоговый счёт: ${amount}. Оплатить его можно в консоли администратора, в разделе «Оплата».`,
    tooLittle: ({ amount }) =>
      `Итоговый счёт: ${amount}. Эта сумма слишком мала для отдельного списания: она войдёт в следующее.`,
  },
  kept: {
    subject: ({ team }) => `Тариф PRO команды «${team}» не отменён`,
    what: ({ team }) =>
      `Тариф PRO команды «${team}» нужно было отменить после платежа, который ещё обрабатывался. Итоговый счёт теперь был бы другим, поэтому ничего не отменено.`,
    next: () => 'Посмотреть новый счёт и решить заново можно в консоли администратора, в разделе «Оплата».',
  },
  resumed: {
    subject: ({ team }) => `PRO продолжает действовать для команды «${team}»`,
    what: ({ team }) =>
      `Тариф PRO команды «${team}» должен был быть отменён. Администратор отозвал отмену: PRO продолжает действовать и снова будет продлеваться.`,
    next: () => 'В консоли администратора, в разделе «Оплата», указано следующее продление.',
  },
  expires: {
    subject: ({ lastFour }) => `Срок действия карты, номер которой заканчивается на ${lastFour}, скоро истекает`,
    what: ({ lastFour, team, day }) =>
      `Карта, номер которой заканчивается на ${lastFour}, с которой списывается оплата за продление для команды «${team}», действует по ${day}.`,
    where: () => 'Добавьте другую карту в консоли администратора, в разделе «Оплата».',
  },
};

const chinese: Words = {
  receipt: {
    subject: ({ number, team }) => `“${team}”的收据 ${number}`,
    what: ({ amount, team }) => `我们已收到团队“${team}”支付的 ${amount}。感谢您的付款。`,
    free: ({ team }) => `团队“${team}”的赠送额度和余额已足够支付全部金额，未另行扣款。`,
    where: ({ number }) => `您可以在管理控制台的“账单”中查看账单 ${number}。`,
  },
  invoice: {
    subject: ({ team, number }) => `“${team}”的账单 ${number}`,
    paid: ({ team, number, amount }) => `团队“${team}”的账单 ${number} 金额为 ${amount}，已支付。`,
    open: ({ team, number, amount }) => `团队“${team}”的账单 ${number} 金额为 ${amount}，尚未付清。`,
    owed: ({ owed }) => `团队目前共欠 ${owed}。`,
  },
  overpayment: {
    subject: ({ team }) => `一笔付款已计入“${team}”的余额`,
    what: ({ amount, team }) => `我们已收到团队“${team}”支付的 ${amount}，但相应的订单已无法执行。`,
    next: () => '该金额已计入团队的余额，将用于下一次付款。',
  },
  failed: {
    subject: ({ team }) => `“${team}”的 PRO 续费扣款失败`,
    card: ({ amount, lastFour, team }) =>
      `团队“${team}”的续费费用 ${amount} 未能从尾号为 ${lastFour} 的卡中扣除。其许可证已暂时续费。`,
    noCard: ({ amount, team }) => `团队“${team}”的续费费用为 ${amount}，但没有可供扣款的已保存卡。其许可证已暂时续费。`,
    until: ({ day }) => `请在 ${day}（含当日）之前付清欠款，否则团队将改用免费的 Starter 套餐，直至付清。`,
    where: () => '您可以在管理控制台的“账单”中付款和更换卡。',
  },
  cancelled: {
    subject: ({ team }) => `“${team}”的 PRO 套餐已取消`,
    now: ({ team }) => `团队“${team}”的 PRO 套餐已取消。团队现在使用免费的 Starter 套餐。`,
    atEnd: ({ team, day }) => `团队“${team}”的 PRO 套餐已取消，可继续使用至 ${day}（含当日）。`,
    nothing: () => '无需再支付任何费用。',
    owed: ({ amount }) => `最终账单金额为 ${amount}。您可以在管理控制台的“账单”中付款。`,
    tooLittle: ({ amount }) => `最终账单金额为 ${amount}。金额过小，无法单独扣款，将计入下次扣费。`,
  },
  kept: {
    subject: ({ team }) => `“${team}”的 PRO 套餐未取消`,
    what: ({ team }) => `团队“${team}”的 PRO 套餐原定在一笔处理中的付款完成后取消。由于最终账单现已有变，未执行取消。`,
    next: () => '您可以在管理控制台的“账单”中查看新的账单并重新决定。',
  },
  resumed: {
    subject: ({ team }) => `“${team}”的 PRO 套餐将继续使用`,
    what: ({ team }) => `团队“${team}”的 PRO 套餐原定取消。一位管理员已撤回取消：PRO 将继续使用，并照常续费。`,
    next: () => '您可以在管理控制台的“账单”中查看下次续费日期。',
  },
  expires: {
    subject: ({ lastFour }) => `您尾号为 ${lastFour} 的卡即将到期`,
    what: ({ lastFour, team, day }) => `用于支付团队“${team}”续费费用的卡（尾号 ${lastFour}）可使用至 ${day}。`,
    where: () => '请在管理控制台的“账单”中添加另一张卡。',
  },
};

export const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': british,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};
