import Foundation
import Testing

/// The program that opens the page in Chromium, `packages/tooling/src/testing/pipeMobilePage.ts`.
enum PageProgram {
  /// The repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL

  /// Whether the program can run on this machine.
  static var canRun: Bool { get async { await check.value } }

  /// Checks once, and prints what is missing.
  private static let check = Task {
    guard let missing = findMissing() else { return true }
    print("Tests with the real page are skipped. \(missing)")
    return false
  }

  /// The program, which is not running yet.
  static func make(_ arguments: [String] = []) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["node", "--import", "tsx", "packages/tooling/src/testing/pipeMobilePage.ts"] + arguments
    process.currentDirectoryURL = root
    return process
  }

  private static func findMissing() -> String? {
    let process = make(["--missing"])
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return "Node.js is missing. Install it." }
    let missing = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 { return "Node.js or its packages are missing. Install it, and run npm ci." }
    return missing.isEmpty ? nil : missing
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests on machines without the program or Chromium.
  static var realPage: Self {
    .enabled("The real page needs Node.js, npm ci, npm run build, and Chromium. What is missing is printed above.") {
      await PageProgram.canRun
    }
  }
}
