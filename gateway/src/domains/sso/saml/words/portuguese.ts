import type { SamlWords } from '../samlWords.ts';

export const portuguese: SamlWords = {
  proceed: 'Continuar',
  refused: {
    person: {
      title: 'Você não está nesta equipe',
      sentences: [
        'Sua empresa confirmou seu login, mas ninguém ativo na equipe tem o seu endereço de e-mail.',
        'Peça a um administrador da equipe para adicionar você.',
      ],
    },
    network: {
      title: 'Não a partir desta rede',
      sentences: ['Sua equipe só permite o acesso de determinadas redes. Fale com seu administrador.'],
    },
    over: {
      title: 'Este login não vale mais',
      sentences: ['Ele demorou demais ou já foi usado. Entre de novo.'],
    },
    status: {
      title: 'Sua empresa não confirmou o login',
      sentences: [
        'A página de login da sua empresa respondeu que não deu certo. Tente novamente ou fale com o departamento de TI.',
      ],
    },
    other: {
      title: 'Não foi possível entrar',
      sentences: [
        'O que a página de login da sua empresa enviou não pode ser aceito aqui.',
        'Um administrador da sua equipe descobre o motivo ao testar o login no console, em Autenticação.',
      ],
    },
  },
  reasons: {
    form: 'O que voltou não é uma resposta SAML 2.0 com uma única declaração que possa ser lida.',
    encrypted:
      'A declaração está criptografada. Declarações criptografadas não são aceitas: desative a criptografia para este aplicativo.',
    status: 'O provedor de identidade respondeu que o login não deu certo. O registro dele diz por quê.',
    signature:
      'Nem a resposta nem a declaração estão assinadas por um dos certificados configurados, ou esse certificado expirou.',
    algorithm: 'A assinatura foi feita com SHA-1 ou de outra forma que não é aceita. Escolha SHA-256.',
    issuer: 'O emissor da resposta não é o que está configurado.',
    destination: 'A resposta foi enviada a outro endereço. Compare o endereço do serviço consumidor de declarações.',
    audience: 'A declaração é para outro aplicativo. Compare o ID da entidade do provedor de serviço.',
    time: 'A declaração é antiga demais. Compare os relógios: a diferença pode ser de até três minutos.',
    clock:
      'Pelo relógio daqui, a declaração ainda não vale ou já tinha expirado antes de ser pedida: um dos dois relógios está errado. A diferença pode ser de até três minutos. Peça que verifiquem o relógio do provedor de identidade e o do servidor do console.',
    attempt: 'A resposta é para um pedido que ninguém espera mais ou que já foi respondido.',
    replayed: 'Esta declaração já foi usada.',
    email: 'A declaração não tem endereço de e-mail: envie-o como ID de nome ou em um atributo chamado email ou mail.',
    person: 'Ninguém ativo na equipe tem o endereço de e-mail informado pelo provedor de identidade.',
    network: 'A equipe não permite o acesso a partir desta rede.',
  },
  tested: (email) => ({
    title: 'O login funciona',
    sentences: [`Seu provedor de identidade diz que você é ${email}. Você não entrou de novo: foi um teste.`],
  }),
  testRefused: (reason) => ({
    title: 'O login ainda não funciona',
    sentences: [reason, 'Nada mudou: as pessoas continuam entrando como antes.'],
  }),
  notHere: {
    title: 'Este login não foi iniciado aqui',
    sentences: ['Ele foi iniciado em outro navegador ou há tempo demais. Entre de novo.'],
  },
  notConfigured: {
    title: 'Esta equipe não tem um login próprio',
    sentences: ['A página de login da empresa não foi configurada para ela, ou não é mais usada.'],
  },
  mayBegin: {
    title: 'Entrar na sua equipe?',
    sentences: ['Outra página trouxe você aqui para entrar com a conta da sua empresa.'],
  },
  mayContinue: ({ email, teamName }) => ({
    title: `Continuar como ${email}?`,
    sentences: [`Sua empresa confirmou seu login em ${teamName} como ${email}. Se não é você, não continue.`],
  }),
  away: { title: 'Não é possível entrar agora', sentences: ['Tente novamente em alguns minutos.'] },
  tooMany: { title: 'Logins demais a partir da sua rede', sentences: ['Tente novamente em um minuto.'] },
};
