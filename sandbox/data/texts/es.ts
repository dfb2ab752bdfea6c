// Spanish texts of the demo.
import type { Texts } from './text-form.ts';

export const es: Texts = {
  banners: {
    welcome: 'Bienvenido a {brand}: 100% hasta {m:300}',
    live: 'Mesas en vivo, crupieres reales, a un toque',
    draw: 'Un sorteo nuevo cada cinco minutos',
    fresh: 'Lo nuevo de los estudios esta semana',
    partner: 'Club de socios {brand}',
    top: 'Lleva {brand} contigo',
  },
  categories: { welcome: 'Bienvenida', casino: 'Casino y en vivo', club: 'Club y amigos' },
  promotions: {
    welcome: {
      title: 'Bono de bienvenida: 100% hasta {m:300}',
      content:
        '<h2>Duplica tu primer depósito</h2><p>Haz tu primer depósito en {brand} y juega con <strong>el doble</strong>, hasta {m:300}.</p><h3>Cómo funciona</h3><ol><li>Regístrate y confirma tu número.</li><li>Deposita al menos {m:10}.</li><li>El bono llega en un minuto.</li></ol><h3>Reglas claras</h3><ul><li>Apuesta 12 veces en 14 días.</li><li>Las tragamonedas cuentan al 100%, las mesas al 20%.</li><li>Un bono por persona y hogar.</li></ul>',
    },
    cashback: {
      title: 'Reembolso en vivo: 8% cada lunes',
      content:
        '<h2>Una parte vuelve a ti</h2><p>Cada lunes devolvemos <strong>el 8% de las pérdidas netas de la semana</strong> en mesas en vivo, hasta {m:200}, sin rollover.</p><ul><li>De lunes a domingo.</li><li>Pagado antes del mediodía del lunes.</li></ul>',
    },
    weekend: {
      title: 'Fin de semana: 50 giros gratis',
      content:
        '<h2>Dos días, cincuenta giros</h2><p>Deposita {m:20} el sábado o domingo y recibe 50 giros en <strong>Prism Parade</strong> o <strong>Silk Dragon</strong>.</p><ul><li>Cada giro vale {m:1}.</li><li>Ganancias libres tras 5 veces.</li></ul>',
    },
    referral: {
      title: 'Invita a un amigo: {m:20} para cada uno',
      content:
        '<h2>Mejor en compañía</h2><p>Comparte tu enlace. Cuando un amigo se registra y deposita {m:20}, <strong>ambos reciben {m:20}</strong>.</p><ul><li>Hasta 20 amigos al mes.</li><li>Solo mayores de edad.</li></ul>',
    },
    app: {
      title: 'Instala la app y recibe {m:5}',
      content:
        '<h2>En tu pantalla de inicio en diez segundos</h2><p>Instala {brand}, entra una vez desde la app y recibe <strong>{m:5}</strong>.</p>',
    },
    club: {
      title: 'El Club: cinco niveles, ventajas reales',
      content:
        '<h2>Tu nivel sube contigo</h2><table><thead><tr><th>Nivel</th><th>Reembolso</th></tr></thead><tbody><tr><td>Bronce</td><td>2%</td></tr><tr><td>Plata</td><td>4%</td></tr><tr><td>Oro</td><td>6%</td></tr><tr><td>Platino</td><td>8%</td></tr><tr><td>Diamante</td><td>10%</td></tr></tbody></table>',
    },
  },
  news: {
    season: {
      title: 'Empieza la nueva temporada',
      content: 'Ocho semanas, una clasificación y {m:5000} en premios.\nSuerte, y sabe cuándo parar.',
    },
    payments: {
      title: 'Retiros más rápidos',
      content:
        'La mayoría llega en menos de diez minutos, día y noche.\nEl nombre de la cuenta debe coincidir con tu documento.',
    },
    tournament: {
      title: 'Torneo del sábado: Prism Parade',
      content: 'Empieza el sábado a las 20:00 y dura tres horas.\nLos 100 mejores comparten {m:800}.',
    },
    maintenance: {
      title: 'Mantenimiento de Quiet Weaver',
      content: 'Los juegos de Quiet Weaver están en pausa esta semana.\nLas rondas abiertas se conservan.',
    },
    safer: {
      title: 'Nuevo: reloj de sesión',
      content: 'Mira cuánto tiempo llevas jugando y pide que te avisemos.',
    },
    app: { title: 'App 2.4.39 disponible', content: 'Abre más rápido y usa menos datos.' },
    studio: {
      title: 'Llega Lumen Forge',
      content: 'Veinticuatro tragamonedas y seis juegos de crash desde hoy.',
    },
  },
  service: {
    chat: 'Chat en vivo',
    email: 'Correo',
    phone: 'Teléfono',
    telegram: 'Telegram',
    vip: 'Tu gestor Oro',
  },
  download: {
    description: '{brand} en tu pantalla de inicio: más rápida, más ligera, siempre a mano.',
    loginPrompt: 'Entra para descargar la app y recibir {m:5}.',
  },
  upgrade: {
    title: 'Hay una versión nueva',
    message: 'Actualiza ahora para abrir más rápido y jugar mejor.',
  },
  lanes: { slots: 'Tragamonedas', studios: 'Estudios', tables: 'Mesas' },
};
