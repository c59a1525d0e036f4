// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IFactoryFees} from "../factory/IFactoryFees.sol";

/// @title Creates airdrops and remembers them, and who took part in them
/// @notice An airdrop is a clone of its template's implementation, fixed at its birth. Templates: 1 mapping of an old token
/// to a new one.
interface IAirdropFactory is IFactoryFees {
    /// @notice The parameters are not as many as the template takes.
    error AirdropFactory_ParamsMissing(uint256 addresses, uint256 numbers);
    /// @notice Nothing at this address answers like a token.
    error AirdropFactory_NotToken(address token);
    /// @notice A token is not mapped to itself.
    error AirdropFactory_TokensAreSame(address token);
    /// @notice The rate is 1 to 2^128 - 1.
    error AirdropFactory_RateOutOfRange(uint256 rate, uint256 max);
    /// @notice It runs for five minutes at least.
    error AirdropFactory_EndTooEarly(uint256 endTime, uint256 min);
    /// @notice It ends within 100 000 000 minutes; the bound catches milliseconds (P-06).
    error AirdropFactory_EndTooLate(uint256 endTime, uint256 max);
    /// @notice The new token keeps a part of what is sent: the pool would be smaller than was promised.
    error AirdropFactory_DepositTooSmall(uint256 received, uint256 needed);
    /// @notice Only an airdrop of this factory tells who took part in it, and only of itself.
    error AirdropFactory_NotAirdrop(address caller, uint256 id);

    /// @notice An airdrop was made. Its whole list of parameters goes along, as given.
    event AirdropDeployed(
        address indexed owner,
        address indexed airdrop,
        uint256 indexed templateId,
        uint256 id,
        address[] addressParams,
        uint256[] numberParams,
        string ipfsKey,
        uint256 feeWei
    );
    /// @notice `account` took part in airdrop number `id` for the first time.
    event AirdropInfoSet(address indexed account, uint256 indexed id);

    /// @notice Makes an airdrop owned by the caller and takes its new tokens from the caller, by allowance or by one in
    /// Permit2. Pays the fee from `msg.value` and returns what is over.
    /// @param templateId 1 mapping.
    /// @param addressParams 0 old token, 1 new token.
    /// @param numberParams 0 rate (new base units for 1e18 old base units), 1 startTime (may be past), 2 endTime, 3 new tokens in the pool
    /// at first (base units, may be 0).
    /// @param ipfsKey Key of what the project says about itself; at most 512 bytes.
    function deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable returns (address airdrop);

    /// @notice The same with a signed allowance of the new token (EIP-2612, or EIP-1271 bytes).
    function deployWithPermit(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable returns (address airdrop);

    /// @notice Airdrop only: notes that `account` took part in it. @param id The airdrop's own number.
    function setAirdropInfo(address account, uint256 id) external;

    /// @notice In how many airdrops of this factory `account` took part.
    function contributedCountOf(address account) external view returns (uint256);

    /// @notice Those airdrops, in the order of the first contributions.
    function contributedOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory);
}
