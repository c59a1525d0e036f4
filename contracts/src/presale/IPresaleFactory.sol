// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IInstanceFactory} from "../factory/IInstanceFactory.sol";

/// @title Creates presales and remembers them
/// @notice A presale is a clone of its template's implementation, fixed at its birth. Templates: 1 normal, 2 fair,
/// 3 private.
interface IPresaleFactory is IInstanceFactory {
    /// @notice The parameters are not as many as the template takes.
    error PresaleFactory_ParamsMissing(uint256 addresses, uint256 numbers);
    /// @notice A number that stands for yes or no is neither.
    error PresaleFactory_NotBool(uint256 index, uint256 value);

    /// @notice A presale was made. Its whole list of parameters goes along, as given.
    event PresaleDeployed(
        address indexed owner,
        address indexed presale,
        uint256 indexed templateId,
        uint256 id,
        address[] addressParams,
        uint256[] numberParams,
        string ipfsKey,
        uint256 tokensDeposited,
        uint256 feeWei
    );

    /// @notice Makes a presale owned by the caller and takes its tokens (`tokensNeeded`) from the caller's allowance.
    /// Pays the fee from `msg.value` and returns what is over.
    /// @param templateId_ 1 normal, 2 fair, 3 private.
    /// @param addressParams 0 claimToken, 1 currency (zero: native), 2 router (private: zero), 3 whitelist admin (or zero).
    /// @param numberParams 0 hardCap, 1 softCap, 2 presaleRate, 3 liquidityRate, 4 liquidityPercent, 5 minCurrency,
    /// 6 maxCurrency, 7 startTime, 8 endTime, 9 lockTime, 10 useWhiteList, 11 t1Block, 12 t2Block,
    /// 13 enableWhiteTransfer, 14 vest, 15 vestFirst, 16 vestCycle, 17 vestPercent, 18 burnsUnsold, 19
    /// listsBelowPresale, 20 maxRepairBps, 21 declaredTaxBps, 22 whitelistRoot; units as in `IPresale.Terms`. Private
    /// presales: 3, 4, 9, 18 to 21 are zero, 10 is 2, 14 is 1.
    /// @param ipfsKey Key of the project's information.
    function deploy(
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable returns (address presale);

    /// @notice The same with a signed allowance of the sold token (EIP-2612, or EIP-1271 bytes).
    function deployWithPermit(
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable returns (address presale);

    /// @notice Tokens that a presale of these parameters needs; reverts for the same reasons as `deploy`.
    function tokensNeeded(uint256 templateId_, address[] calldata addressParams, uint256[] calldata numberParams)
        external
        view
        returns (uint256 amount);

    /// @notice Address that the next presale of `owner` gets with these parameters (P-37).
    function getDeployAddress(
        address owner,
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external view returns (address presale);
}
