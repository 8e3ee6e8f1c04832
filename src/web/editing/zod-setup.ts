import { z } from "zod";
import { ptBR } from "zod/locales";

// Imported by every form that validates with zod, and by nothing on the login page. The content security policy
// forbids the code that zod would generate at run time.
z.config({ jitless: true });
z.config(ptBR());
