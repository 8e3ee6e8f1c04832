import { heldBy, sameAs } from "../sentence.ts";

export const section2 = {
  "2.routes.1": "/login: a signed-in system admin is redirected to /admin, any other signed-in user to /.",
  "2.routes.2": "Otherwise the login screen is shown.",
  "2.routes.3":
    "It has two tabs, Login and Recuperar Senha, the product title, a feature panel on large screens, and a button Cadastrar Nova Empresa leading to /register.",
  "2.routes.4": "/reset-password: reads a token from the query parameter token.",
  "2.routes.5": "After a successful reset it redirects to /login after 2 seconds.",
  "2.routes.6": sameAs("2.forced.1", "/change-password: the forced password-change screen."),
  "2.routes.7": sameAs("2.register.1", "/register: company registration."),
  "2.routes.8": sameAs("2.confirm.3", "/confirm-company: reads the query parameter token."),
  "2.register.1": "Fields: company name (required), company email (required), phone, address.",
  "2.register.2": "The submit button reads Cadastrar Empresa, and Cadastrando... while sending.",
  "2.register.3": "A link leads to login.",
  "2.register.4": "A marketing panel lists stock, drink recipes, event planning and client management.",
  "2.register.5":
    "On success it shows Cadastro Realizado! with the e-mail, auto-redirects to /login after 3 seconds, and offers a button Ir para Login.",
  "2.confirm.1": "Loading: Confirmando cadastro...",
  "2.confirm.2":
    "Error: view Erro na Confirmação with buttons Tentar Novamente (to /register) and Ir para Login.",
  "2.confirm.3":
    "Success: view Conta Ativada! showing the company name, the access credentials (username and password), a warning that the password must be changed at first access, and a button Fazer Login.",
  "2.login.1": "Email (email-type input) and password, both required.",
  "2.login.2": "The Recuperar Senha tab asks for an email and requests a recovery link.",
  "2.login.3":
    "On success it shows 'Email enviado!' with a hint to check the inbox, and the browser redirects to the returned resetLink after 2 seconds.",
  "2.login.4": "The response may also carry instructions.",
  "2.reset.1": "Fields: new password and confirmation.",
  "2.reset.2": sameAs("2.routes.4", "The token comes from the query string."),
  "2.forced.1": "Fields: current, new and confirm password, each with a show/hide toggle.",
  "2.forced.2": "A sign-out link goes to /login.",
  "2.forced.3": "On success it goes to the root page after 1 second.",
  "2.shell.1": "A sidebar on large screens.",
  "2.shell.2": "On small screens there is a top bar with a user menu plus a bottom tab bar.",
  "2.shell.3":
    "Sidebar entries: Dashboard (/), Estoque (/estoque), Drinks (/drinks), Eventos (/eventos), Clientes (/clientes), Relatórios (/relatorios).",
  "2.shell.4":
    "The sidebar shows the company name (or the username if there is none), a change-password dialog, and Sair (logout).",
  "2.shell.5":
    "Unknown paths show a not-found screen reading '404 Page Not Found' and 'Did you forget to add the page to the router?'.",
  "2.shell.6":
    "Every protected screen shows a spinner while the session loads, the login screen if there is no user, the forced password-change screen if a password change is required, and otherwise the screen itself.",
  "2.shell.7": "Logout clears the session and, from a path starting with /admin, goes to /login.",
  "2.dashboard.1": "Title Dashboard, subtitle 'Visão geral do seu sistema'.",
  "2.dashboard.2": "Four summary cards: Estoque: the ingredient count.",
  "2.dashboard.3": "Four summary cards: Drinks: the drink count.",
  "2.dashboard.4": "Four summary cards: Eventos: the number of events in status confirmado or planejamento.",
  "2.dashboard.5": "Four summary cards: Valor Total: the sum of the ingredients' pricePerUnit, shown as BRL.",
  "2.dashboard.6":
    "Section Status do Estoque has four counters: Normal, Atenção, Estoque Baixo, Sem Estoque.",
  "2.dashboard.7":
    "List Próximos Eventos shows the next 3 events whose date is in the future, sorted by date ascending.",
  "2.dashboard.8":
    "Each shows name, date in pt-BR, a status icon (confirmado green, planejamento yellow, orçamento blue) and the drink count.",
  "2.dashboard.9": "Empty: 'Nenhum evento próximo cadastrado'.",
  "2.dashboard.10": "List Itens que Precisam de Atenção shows ingredients whose status is not Normal.",
  "2.dashboard.11":
    "Each shows name, floored quantity and unit, minimum quantity and unit, and a status badge.",
  "2.dashboard.12": "Empty: 'Todos os itens com estoque adequado'.",
  "2.stock.1": "Title Estoque, subtitle 'Controle de ingredientes'.",
  "2.stock.2": "Search by item name.",
  "2.stock.3": "Category filter: all plus the categories present in the data.",
  "2.stock.4": "Status filter: all, normal, atencao, baixo, sem.",
  "2.stock.5": "A table on wide screens and cards on narrow ones.",
  "2.stock.6": "Columns: item, category, quantity, reserved, unit, price, status, edit action.",
  "2.stock.7": "Cards also show the minimum.",
  "2.stock.8": "Quantity and reserved are shown rounded down to whole numbers.",
  "2.stock.9": "Reserved is red when it exceeds quantity, otherwise green.",
  "2.stock.10": "An add/edit ingredient dialog.",
  "2.drinks.1": "Title Drinks, subtitle 'Receitas de drinks'.",
  "2.drinks.2": "A card grid.",
  "2.drinks.3":
    "Each card shows the name, ingredient lines in the form 'quantity unit de ingredient name', the cost per drink, and a badge Disponível or Indisponível.",
  "2.drinks.4": "When the drink is unavailable, a box lists the missing ingredients.",
  "2.drinks.5": "Each card has edit and delete.",
  "2.drinks.6": "Empty state: 'Nenhum drink cadastrado ainda.'",
  "2.drinks.7": "A create/edit drink dialog.",
  "2.events.1": "Title Eventos, subtitle 'Planeje e gerencie eventos'.",
  "2.events.2":
    "A toggleable filter panel with: name text, type, status, date from, date to, a clear button, and the count text 'Mostrando X de Y eventos'.",
  "2.events.3": "Event cards show: name;",
  "2.events.4": "Event cards show: date and time in pt-BR;",
  "2.events.5": "Event cards show: type with icon;",
  "2.events.6": "Event cards show: combo;",
  "2.events.7": "Event cards show: location;",
  "2.events.8": "Event cards show: the cost total, labelled 'Custo de estoque + Custos Fixos';",
  "2.events.9": "Event cards show: guests;",
  "2.events.10": "Event cards show: a status badge;",
  "2.events.11": "Event cards show: the selected drinks with quantity;",
  "2.events.12": "Event cards show: client names (fallback 'Cliente ID {n}');",
  "2.events.13": "Event cards show: a stock-OK or 'verify stock' indicator.",
  "2.events.14": "Card actions: edit, duplicate, fixed costs, report download, disable (with confirmation).",
  "2.events.15":
    "Empty states: 'Nenhum evento cadastrado ainda.' and 'Nenhum evento encontrado com os filtros aplicados.' (the latter with a clear-filters button).",
  "2.events.16":
    "Dialogs: Create/edit event, which includes the shopping list and the stock withdraw and stock return actions.",
  "2.events.17": "Dialogs: Fixed-costs editor.",
  "2.clients.1": "Title Clientes, subtitle 'Gerencie sua carteira de clientes'.",
  "2.clients.2": "A search box matching name, email, phone or cpf, and a count badge.",
  "2.clients.3":
    "Client cards show email, phone, address, cpf, notes and 'Cadastrado em' date, with edit and delete.",
  "2.clients.4": "Delete uses a browser confirm: 'Tem certeza que deseja remover o cliente \"{name}\"?'.",
  "2.clients.5": "Add-client and edit-client dialogs.",
  "2.clients.6": "While loading, a skeleton of 4 cards.",
  "2.clients.7": "Empty state: 'Nenhum cliente encontrado'.",
  "2.reports.1": "Title Relatórios, subtitle 'Análise de custos e consumo'.",
  "2.reports.2":
    "Filters: period (month, quarter, semester, year, custom with start and end date), event type, status.",
  "2.reports.3": "'Aplicar Filtros' does nothing extra, and there is a clear-filters button.",
  "2.reports.4": "It shows events found versus total.",
  "2.reports.5": "Cards for total revenue, total cost and net profit.",
  "2.reports.6": "Each has a fixed hard-coded trend text: +12%, +8% and +18% 'vs previous month'.",
  "2.reports.7": "These are not computed.",
  "2.reports.8":
    "A list of the top popular drinks and a cost breakdown by ingredient category with percentage bars.",
  "2.dialog.1": "Fields: Senha Atual, Nova Senha, Confirmar Nova Senha.",
  "2.dialog.2": "Buttons: Cancelar and Alterar Senha (Alterando... while sending).",
  "2.admin.1": "Titled Admin Sistema, with a side menu and a mobile drawer.",
  "2.admin.2":
    "/admin: Dashboard Administrativo, with five cards: total companies, users, events, drinks, clients.",
  "2.admin.3": "/admin/companies: Gerenciar Empresas.",
  "2.admin.4":
    "Each entry shows name, an Ativa/Inativa badge, email, phone if any, CNPJ if any, client count (singular 'cliente' for 1) and registration date in pt-BR.",
  "2.admin.5": "It also shows a total count.",
  "2.admin.6": heldBy(
    "src/web/admin/admin-pages.test.tsx › Nenhuma empresa cadastrada no sistema",
    "Empty: 'Nenhuma empresa cadastrada no sistema'.",
  ),
  "2.admin.7": "/admin/users: Gerenciar Usuários.",
  "2.admin.8":
    "Each entry shows username, an Ativo/Inativo badge, a Sistema/Usuário badge, email, company name (fallback 'Empresa {id}') and registration date.",
  "2.admin.9": "It has a Desativar/Ativar button, hidden for system admins, and a total count.",
  "2.admin.10": heldBy(
    "src/web/admin/admin-pages.test.tsx › Nenhum usuário cadastrado no sistema",
    "Empty: 'Nenhum usuário cadastrado no sistema'.",
  ),
  "2.admin.11": "For an admin, /login and / redirect to /admin.",
  "2.admin.12": "Other paths show not-found.",
  "2.admin.13": "The routes /admin/:rest* redirect a non-admin signed-in user to /.",
  "2.admin.14": "Otherwise, not-found applies.",
} as const;
