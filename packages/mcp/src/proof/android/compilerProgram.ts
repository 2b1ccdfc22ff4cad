/**
 * A Java program that keeps the Kotlin compiler in one process, because starting it takes longer than a check. Each line
 * of standard input has the compiler's arguments, separated by tabs. The program's own argument is the processor time in
 * seconds that a compilation may take. It prints a line for each error, then a last line: `end`, a tab, and the
 * compiler's exit code.
 */
export const compilerProgram = `
import java.io.*;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.common.messages.*;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

public class Check implements MessageRenderer {
  private static final int MAX_ERRORS = 200;
  private static final int MAX_LENGTH = 2000;
  private static final long STACK_BYTES = 64L << 20;
  private static final int CHECK_MS = 100;
  private final PrintStream answers;
  private int errors = 0;

  private Check(PrintStream answers) {
    this.answers = answers;
  }

  /** On a busy machine, a check takes longer, but not more processor time. */
  private static long processorSeconds(Thread thread) {
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId()) / 1_000_000_000;
  }

  public static void main(String[] given) throws Exception {
    int maxSeconds = Integer.parseInt(given[0]);
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
    PrintStream nothing = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nothing);
    System.setErr(nothing);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = requests.readLine()) != null; ) {
      String[] args = line.split("\\t");
      String[] end = {"FAILED"};
      Thread thread = new Thread(null, () -> {
        try {
          ExitCode code = new K2JVMCompiler().exec(nothing, new Check(answers), args);
          end[0] = code.name();
        } catch (StackOverflowError error) {
          end[0] = "TOO_DEEP";
        }
      }, "check", STACK_BYTES);
      thread.start();
      while (thread.isAlive()) {
        thread.join(CHECK_MS);
        if (processorSeconds(thread) > maxSeconds) {
          answers.println("end\\tTOO_SLOW");
          answers.flush();
          Runtime.getRuntime().halt(1);
        }
      }
      answers.println("end\\t" + end[0]);
      answers.flush();
    }
  }

  @Override
  public String render(
      CompilerMessageSeverity severity, String message, CompilerMessageSourceLocation at) {
    if (!severity.isError() || ++errors > MAX_ERRORS) return "";
    String text = message.substring(0, Math.min(MAX_LENGTH, message.length()));
    String encoded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    String place = at == null ? "1\\t1" : at.getLine() + "\\t" + at.getColumn();
    answers.println("error\\t" + severity + "\\t" + place + "\\t" + encoded);
    return "";
  }

  @Override
  public String renderPreamble() {
    return "";
  }

  @Override
  public String renderUsage(String usage) {
    return "";
  }

  @Override
  public String renderConclusion() {
    return "";
  }

  @Override
  public String getName() {
    return "check";
  }
}
`;
