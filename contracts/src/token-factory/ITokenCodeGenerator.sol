// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Init code of one token template
/// @notice Keeps the creation code of a template on chain and joins it with constructor arguments. The browser hashes
/// the result for the premium-address search, the factory deploys it, the explorer verifies the same source.
///
/// Every template takes four arrays. The first two strings are name and symbol, the first two numbers are the supply in
/// base units and the decimals, and the **last address is the owner**: the factory appends the deployer, so that init
/// code, and with it the address, belongs to one deployer alone (P-36).
interface ITokenCodeGenerator {
    /// @notice Shape of a template's parameters, the owner among the addresses.
    struct ParamCounts {
        uint256 strings;
        uint256 addresses;
        uint256 numbers;
        uint256 bools;
    }

    /// @notice `kind`: 0 strings, 1 addresses, 2 numbers, 3 bools. `given` and `wanted` count the owner, whom the factory
    /// appends: one address less is what its caller gives.
    error TokenCodeGenerator_WrongParamCount(uint256 kind, uint256 given, uint256 wanted);

    /// @notice A template has at least name and symbol, its owner, supply and decimals. `kind` as above.
    error TokenCodeGenerator_TooFewParams(uint256 kind, uint256 given, uint256 min);

    /// @notice A chunk is missing, or does not begin with the zero byte that keeps it from ever being run.
    error TokenCodeGenerator_ChunkUnusable(address chunk);

    /// @notice Creation code is kept in one or two chunks: two hold more than the largest init code (EIP-3860).
    error TokenCodeGenerator_WrongChunkCount(uint256 given, uint256 max);

    /// @notice The chunks do not hold the code that was announced.
    error TokenCodeGenerator_CodeHashMismatch(bytes32 actual, bytes32 expected);

    /// @notice Exact init code: creation code followed by the ABI-encoded constructor arguments.
    /// @dev Checks the number of parameters only; their values are the business of the template's constructor.
    function bytecode(
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        bool[] calldata boolParams
    ) external view returns (bytes memory initCode);

    /// @notice `keccak256` of the creation code without arguments.
    function creationCodeHash() external view returns (bytes32);

    /// @notice How many parameters of each kind the template takes.
    function paramCounts() external view returns (ParamCounts memory);

    /// @notice Storage contracts that hold the creation code: one zero byte, then the code (SSTORE2).
    function chunks() external view returns (address[] memory);
}
