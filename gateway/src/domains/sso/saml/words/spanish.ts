import type { SamlWords } from '../samlWords.ts';

export const spanish: SamlWords = {
  proceed: 'Continuar',
  refused: {
    person: {
      title: 'No estás en este equipo',
      sentences: [
        'Tu empresa ha confirmado tu inicio de sesión, pero nadie activo en el equipo tiene tu dirección de correo.',
        'Pide a un administrador del equipo que te añada.',
      ],
    },
    network: {
      title: 'No desde esta red',
      sentences: ['Tu equipo solo permite el acceso desde determinadas redes. Ponte en contacto con tu administrador.'],
    },
    over: {
      title: 'Este inicio de sesión ya no es válido',
      sentences: ['Ha tardado demasiado o ya se ha usado. Inicia sesión de nuevo.'],
    },
    status: {
      title: 'Tu empresa no ha confirmado el inicio de sesión',
      sentences: [
        'La página de inicio de sesión de tu empresa ha respondido que no ha funcionado. Inténtalo de nuevo o pregunta a tu departamento de informática.',
      ],
    },
    other: {
      title: 'No se ha podido iniciar sesión',
      sentences: [
        'Lo que ha enviado la página de inicio de sesión de tu empresa no se puede aceptar aquí.',
        'Un administrador de tu equipo averigua el motivo si prueba el inicio de sesión en la consola, en Autenticación.',
      ],
    },
  },
  reasons: {
    form: 'Lo que ha llegado no es una respuesta SAML 2.0 con una sola aserción que se pueda leer.',
    encrypted:
      'La aserción está cifrada. Las aserciones cifradas no se admiten: desactiva el cifrado para esta aplicación.',
    status:
      'El proveedor de identidad ha respondido que el inicio de sesión no ha funcionado. Su registro dice por qué.',
    signature:
      'Ni la respuesta ni la aserción están firmadas con uno de los certificados configurados, o ese certificado ha caducado.',
    algorithm: 'La firma se hizo con SHA-1 o de otra forma que no se admite. Elige SHA-256.',
    issuer: 'El emisor de la respuesta no es el que está configurado.',
    destination: 'La respuesta se envió a otra dirección. Compara la URL del servicio consumidor de aserciones.',
    audience: 'La aserción es para otra aplicación. Compara el ID de entidad del proveedor de servicios.',
    time: 'La aserción es demasiado antigua. Compara los relojes: pueden diferir tres minutos.',
    clock:
      'Según el reloj de aquí, la aserción aún no es válida o había caducado antes de pedirse: uno de los dos relojes va mal. Pueden diferir tres minutos. Pide que revisen el reloj del proveedor de identidad y el del servidor de la consola.',
    attempt: 'La respuesta es a una solicitud que ya nadie espera o que ya se respondió.',
    replayed: 'Esta aserción ya se ha usado.',
    email:
      'La aserción no tiene ninguna dirección de correo: envíala como ID de nombre o en un atributo llamado email o mail.',
    person: 'Nadie activo en el equipo tiene la dirección de correo que indica el proveedor de identidad.',
    network: 'El equipo no permite el acceso desde esta red.',
  },
  tested: (email) => ({
    title: 'El inicio de sesión funciona',
    sentences: [`Tu proveedor de identidad dice que eres ${email}. No se ha vuelto a iniciar sesión: era una prueba.`],
  }),
  testRefused: (reason) => ({
    title: 'El inicio de sesión aún no funciona',
    sentences: [reason, 'No ha cambiado nada: las personas siguen iniciando sesión como antes.'],
  }),
  notHere: {
    title: 'Este inicio de sesión no se empezó aquí',
    sentences: ['Se empezó en otro navegador o hace demasiado tiempo. Inicia sesión de nuevo.'],
  },
  notConfigured: {
    title: 'Este equipo no tiene un inicio de sesión propio',
    sentences: ['No se ha configurado para él la página de inicio de sesión de una empresa, o ya no se usa.'],
  },
  mayBegin: {
    title: '¿Iniciar sesión en tu equipo?',
    sentences: ['Otra página te ha traído aquí para que inicies sesión con la cuenta de tu empresa.'],
  },
  mayContinue: ({ email, teamName }) => ({
    title: `¿Continuar como ${email}?`,
    sentences: [
      `Tu empresa ha confirmado tu inicio de sesión en ${teamName} como ${email}. Si no eres tú, no continúes.`,
    ],
  }),
  away: { title: 'Ahora no se puede iniciar sesión', sentences: ['Inténtalo de nuevo dentro de unos minutos.'] },
  tooMany: {
    title: 'Demasiados inicios de sesión desde tu red',
    sentences: ['Inténtalo de nuevo dentro de un minuto.'],
  },
};

export const mexican: SamlWords = {
  ...spanish,
  refused: {
    person: {
      ...spanish.refused.person,
      sentences: [
        'Tu empresa confirmó tu inicio de sesión, pero nadie activo en el equipo tiene tu dirección de correo.',
        'Pide a un administrador del equipo que te agregue.',
      ],
    },
    network: {
      ...spanish.refused.network,
      sentences: ['Tu equipo solo permite el acceso desde ciertas redes. Contacta a tu administrador.'],
    },
    over: {
      ...spanish.refused.over,
      sentences: ['Tardó demasiado o ya se usó. Inicia sesión de nuevo.'],
    },
    status: {
      title: 'Tu empresa no confirmó el inicio de sesión',
      sentences: [
        'La página de inicio de sesión de tu empresa respondió que no funcionó. Inténtalo de nuevo o pregunta a tu departamento de TI.',
      ],
    },
    other: {
      title: 'No se pudo iniciar sesión',
      sentences: [
        'Lo que envió la página de inicio de sesión de tu empresa no se puede aceptar aquí.',
        ...spanish.refused.other.sentences.slice(1),
      ],
    },
  },
  reasons: {
    ...spanish.reasons,
    form: 'Lo que llegó no es una respuesta SAML 2.0 con una sola aserción que se pueda leer.',
    status: 'El proveedor de identidad respondió que el inicio de sesión no funcionó. Su registro dice por qué.',
    signature:
      'Ni la respuesta ni la aserción están firmadas con uno de los certificados configurados, o ese certificado venció.',
    clock:
      'Según el reloj de aquí, la aserción todavía no es válida o había vencido antes de pedirse: uno de los dos relojes está mal. Pueden diferir tres minutos. Pide que revisen el reloj del proveedor de identidad y el del servidor de la consola.',
    replayed: 'Esta aserción ya se usó.',
  },
  tested: (email) => ({
    ...spanish.tested(email),
    sentences: [`Tu proveedor de identidad dice que eres ${email}. No se volvió a iniciar sesión: era una prueba.`],
  }),
  testRefused: (reason) => ({
    title: 'El inicio de sesión todavía no funciona',
    sentences: [reason, 'Nada cambió: las personas siguen iniciando sesión como antes.'],
  }),
  notConfigured: {
    ...spanish.notConfigured,
    sentences: ['No se configuró para él la página de inicio de sesión de una empresa, o ya no se usa.'],
  },
  mayBegin: {
    ...spanish.mayBegin,
    sentences: ['Otra página te trajo aquí para que inicies sesión con la cuenta de tu empresa.'],
  },
  mayContinue: (person) => ({
    ...spanish.mayContinue(person),
    sentences: [
      `Tu empresa confirmó tu inicio de sesión en ${person.teamName} como ${person.email}. Si no eres tú, no continúes.`,
    ],
  }),
  away: { ...spanish.away, sentences: ['Inténtalo de nuevo en unos minutos.'] },
  tooMany: { ...spanish.tooMany, sentences: ['Inténtalo de nuevo en un minuto.'] },
};
