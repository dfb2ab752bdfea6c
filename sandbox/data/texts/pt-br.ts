// Brazilian Portuguese texts of the demo.
import type { Texts } from './text-form.ts';

export const ptBr: Texts = {
  banners: {
    welcome: 'Boas-vindas à {brand}: 100% até {m:300}',
    live: 'Mesas ao vivo, crupiês de verdade, a um toque',
    draw: 'Um novo sorteio a cada cinco minutos',
    fresh: 'Novidades dos estúdios desta semana',
    partner: 'Clube de parceiros {brand}',
    top: 'Leve a {brand} com você',
  },
  categories: { welcome: 'Boas-vindas', casino: 'Cassino e ao vivo', club: 'Clube e amigos' },
  promotions: {
    welcome: {
      title: 'Bônus de boas-vindas: 100% até {m:300}',
      content:
        '<h2>Dobre o primeiro depósito</h2><p>Faça o primeiro depósito na {brand} e jogue com <strong>o dobro</strong>, até {m:300}.</p><h3>Como funciona</h3><ol><li>Cadastre-se e confirme o celular.</li><li>Deposite pelo menos {m:10}.</li><li>O bônus chega à carteira em um minuto.</li></ol><h3>Regras claras</h3><ul><li>Aposte 12 vezes em até 14 dias.</li><li>Slots contam 100%, mesas 20%.</li><li>Um bônus por pessoa e por casa.</li></ul>',
    },
    cashback: {
      title: 'Cashback ao vivo: 8% toda segunda',
      content:
        '<h2>Parte das perdas volta para você</h2><p>Toda segunda devolvemos <strong>8% das perdas líquidas da semana</strong> nas mesas ao vivo, até {m:200}, sem rollover.</p><ul><li>De segunda a domingo.</li><li>Pago até o meio-dia de segunda.</li></ul>',
    },
    weekend: {
      title: 'Fim de semana: 50 giros grátis',
      content:
        '<h2>Dois dias, cinquenta giros</h2><p>Deposite {m:20} no sábado ou domingo e ganhe 50 giros em <strong>Prism Parade</strong> ou <strong>Silk Dragon</strong>.</p><ul><li>Cada giro vale {m:1}.</li><li>Ganhos liberados após 5 vezes.</li></ul>',
    },
    referral: {
      title: 'Indique um amigo e ganhem {m:20} cada',
      content:
        '<h2>Melhor em boa companhia</h2><p>Compartilhe seu link. Quando um amigo se cadastra e deposita {m:20}, <strong>os dois ganham {m:20}</strong>.</p><ul><li>Até 20 amigos por mês.</li><li>Só para maiores de 18 anos.</li></ul>',
    },
    app: {
      title: 'Instale o app e ganhe {m:5}',
      content:
        '<h2>Na tela inicial em dez segundos</h2><p>Instale a {brand}, entre uma vez pelo app e receba <strong>{m:5}</strong> na carteira.</p>',
    },
    club: {
      title: 'O Clube: cinco níveis, vantagens reais',
      content:
        '<h2>Seu nível sobe com você</h2><table><thead><tr><th>Nível</th><th>Cashback</th></tr></thead><tbody><tr><td>Bronze</td><td>2%</td></tr><tr><td>Prata</td><td>4%</td></tr><tr><td>Ouro</td><td>6%</td></tr><tr><td>Platina</td><td>8%</td></tr><tr><td>Diamante</td><td>10%</td></tr></tbody></table>',
    },
  },
  news: {
    season: {
      title: 'A nova temporada começou',
      content: 'Oito semanas, um ranking e {m:5000} em prêmios.\nBoa sorte, e saiba a hora de parar.',
    },
    payments: {
      title: 'Saques mais rápidos',
      content:
        'A maioria dos saques chega em menos de dez minutos, dia e noite.\nO nome da conta deve ser igual ao do documento.',
    },
    tournament: {
      title: 'Torneio de sábado: Prism Parade',
      content: 'Começa sábado às 20h e dura três horas.\nOs 100 melhores dividem {m:800}.',
    },
    maintenance: {
      title: 'Manutenção da Quiet Weaver',
      content: 'Os jogos da Quiet Weaver ficam em pausa nesta semana.\nRodadas abertas são guardadas.',
    },
    safer: {
      title: 'Novo: relógio da sessão',
      content: 'Veja há quanto tempo você joga e peça para ser lembrado de parar.',
    },
    app: { title: 'App 2.4.39 disponível', content: 'Abre mais rápido e gasta menos dados.' },
    studio: {
      title: 'Chegou a Lumen Forge',
      content: 'Vinte e quatro slots e seis jogos de crash entram hoje no lobby.',
    },
  },
  service: {
    chat: 'Chat ao vivo',
    email: 'E-mail',
    phone: 'Telefone',
    telegram: 'Telegram',
    vip: 'Seu gerente Ouro',
  },
  download: {
    description: '{brand} na tela inicial: mais rápida, mais leve, sempre à mão.',
    loginPrompt: 'Entre para baixar o app e receber {m:5}.',
  },
  upgrade: {
    title: 'Nova versão disponível',
    message: 'Atualize agora para abrir mais rápido e jogar melhor.',
  },
  lanes: { slots: 'Slots', studios: 'Estúdios', tables: 'Mesas' },
};
