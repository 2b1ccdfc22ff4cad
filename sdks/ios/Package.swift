// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mezzanine",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Mezzanine", targets: ["Mezzanine"]),
    .library(name: "MezzanineCore", targets: ["MezzanineCore"]),
    .library(name: "MezzanineV4", targets: ["MezzanineV4"]),
    .library(name: "MezzanineV3", targets: ["MezzanineV3"]),
  ],
  targets: [
    .target(name: "MezzanineCore"),
    .target(name: "Mezzanine", dependencies: ["MezzanineCore"], resources: [.process("Resources")]),
    .target(name: "MezzanineV4", dependencies: ["Mezzanine"]),
    .target(name: "MezzanineV3", dependencies: ["MezzanineV4"]),
    .target(name: "ScriptedPages", dependencies: ["MezzanineCore"], path: "Tests/ScriptedPages"),
    .target(name: "TestHosts", dependencies: ["MezzanineV4"], path: "Tests/TestHosts"),
    .testTarget(name: "MezzanineCoreTests", dependencies: ["MezzanineCore", "ScriptedPages"]),
    .testTarget(name: "MezzanineTests", dependencies: ["Mezzanine"]),
    .testTarget(
      name: "MezzanineV4Tests", dependencies: ["MezzanineV4", "MezzanineV3", "ScriptedPages", "TestHosts"]),
  ],
  swiftLanguageModes: [.v6]
)

// Linux lacks Apple's frameworks. These declarations are enough for type checks, and never run.
#if os(Linux)
  let frameworks = ["CoreLocation", "UIKit", "SwiftUI", "WebKit"]
  for framework in frameworks {
    package.targets.append(
      .target(
        name: framework,
        dependencies: ["SwiftUI", "WebKit"].contains(framework) ? ["UIKit"] : [],
        path: "Stubs/\(framework)"))
  }
  for target in package.targets where ["Mezzanine", "MezzanineV4", "MezzanineV3"].contains(target.name) {
    target.dependencies += frameworks.map { .target(name: $0) }
  }

  // The example app is not part of the package. Xcode builds it on a Mac.
  package.targets += [
    .executableTarget(name: "MezzanineExample", dependencies: ["Mezzanine"], path: "Example/Sources"),
    .testTarget(name: "MezzanineExampleTests", dependencies: ["MezzanineExample"], path: "Example/Tests"),
  ]

  // This target starts programs, which iOS does not allow.
  package.targets.append(
    .testTarget(
      name: "MezzanineRealPageTests",
      dependencies: ["MezzanineCore", "MezzanineV4", "MezzanineV3", "ScriptedPages", "TestHosts"]))
#endif
